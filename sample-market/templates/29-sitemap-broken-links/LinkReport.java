import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;

/** One line for each broken link on each page, the most widespread problem first. */
public final class LinkReport {

    private LinkReport() {}

    public static void write(SortedMap<URI, String> broken, Map<URI, Set<URI>> foundOn, Path file) throws IOException {
        var order = broken.keySet().stream()
                .sorted((a, b) -> Integer.compare(count(foundOn, b), count(foundOn, a)))
                .toList();
        try (var out = Files.newBufferedWriter(file)) {
            out.write("problem,link,page\r\n");
            for (var link : order) {
                // A page of the sitemap that does not open itself stands on no other page.
                var pages = foundOn.getOrDefault(link, Set.of(URI.create("sitemap.xml")));
                for (var page : pages) {
                    out.write("%s,\"%s\",\"%s\"\r\n".formatted(broken.get(link), link, page));
                }
            }
        }
        System.out.println("Broken links: " + broken.size() + ", see " + file.toAbsolutePath());
    }

    private static int count(Map<URI, Set<URI>> foundOn, URI link) {
        return foundOn.getOrDefault(link, Set.of()).size();
    }
}
