import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/** Usage: LinkChecker https://example.org/sitemap.xml */
public class LinkChecker {

    private static final Pattern HREF =
            Pattern.compile("<a\\s[^>]*?href\\s*=\\s*[\"']([^\"'#]+)", Pattern.CASE_INSENSITIVE);
    private static final String AGENT = "qahva-link-checker/1.0 (a site owner's own check)";

    private final HttpClient http = HttpClient.newBuilder()
            .connectTimeout(Duration.ofSeconds(10))
            .followRedirects(HttpClient.Redirect.NORMAL)
            .build();
    private final Map<URI, Set<URI>> foundOn = new ConcurrentHashMap<>();   // link → the pages it stands on
    private final Map<URI, String> broken = new ConcurrentHashMap<>();

    public static void main(String[] args) throws Exception {
        var checker = new LinkChecker();
        var pages = new Sitemap(checker.http).pages(URI.create(args[0]));
        System.out.println("Pages: " + pages.size());

        checker.parallel(pages, checker::collectLinks);
        System.out.println("Different links: " + checker.foundOn.size());
        checker.parallel(checker.foundOn.keySet(), checker::check);

        LinkReport.write(new TreeMap<>(checker.broken), checker.foundOn, Path.of("broken-links.csv"));
        System.exit(checker.broken.isEmpty() ? 0 : 1);
    }

    private interface Task {
        void run(URI uri) throws IOException, InterruptedException;
    }

    private void parallel(Iterable<URI> addresses, Task task) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(6);
        for (var address : addresses) {
            pool.execute(() -> {
                try {
                    task.run(address);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                } catch (IOException | IllegalArgumentException e) {
                    broken.put(address, e.getClass().getSimpleName());
                }
            });
        }
        pool.shutdown();
        if (!pool.awaitTermination(2, TimeUnit.HOURS)) pool.shutdownNow();
    }

    private void collectLinks(URI page) throws IOException, InterruptedException {
        var response = http.send(request(page).build(), BodyHandlers.ofString());
        HREF.matcher(response.body()).results()
                .map(link -> link.group(1).strip().replace("&amp;", "&").replace(" ", "%20"))
                .filter(link -> !link.matches("(?i)(mailto|tel|javascript|data):.*"))
                .forEach(link -> {
                    try {
                        var target = response.uri().resolve(link);
                        foundOn.computeIfAbsent(target, key -> new ConcurrentSkipListSet<>()).add(page);
                    } catch (IllegalArgumentException e) {
                        System.err.println(page + " has an address that is none: " + link);
                    }
                });
    }

    private void check(URI link) throws IOException, InterruptedException {
        var head = request(link).method("HEAD", BodyPublishers.noBody()).build();
        int status = http.send(head, BodyHandlers.discarding()).statusCode();
        if (status == 403 || status == 405 || status == 501) {   // some servers refuse HEAD
            status = http.send(request(link).build(), BodyHandlers.discarding()).statusCode();
        }
        if (status >= 400 && status != 429) broken.put(link, String.valueOf(status));
    }

    private static HttpRequest.Builder request(URI uri) {
        return HttpRequest.newBuilder(uri).timeout(Duration.ofSeconds(20)).header("User-Agent", AGENT);
    }
}
