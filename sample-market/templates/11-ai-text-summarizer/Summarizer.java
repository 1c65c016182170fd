import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Pattern;

/** Usage: Summarizer report.txt. Map, then reduce: parts first, the whole last. */
public class Summarizer {

    private static final String PART =
            "Summarize this part of a longer document in at most five sentences. Keep names, numbers and dates.";
    private static final String WHOLE =
            "These are summaries of the parts of one document, in order. Merge them into one summary of 200 words.";
    private static final Pattern CONTENT = Pattern.compile("\"content\"\\s*:\\s*\"((?:\\\\.|[^\"\\\\])*+)\"");

    private final HttpClient http = HttpClient.newHttpClient();
    private final URI endpoint = URI.create(System.getenv("AI_BASE_URL") + "/chat/completions");

    String summarize(String text) throws Exception {
        var parts = new TextSplitter(12_000).split(text);
        if (parts.size() == 1) return ask(WHOLE, parts.get(0));

        var pool = Executors.newFixedThreadPool(4);
        try {
            List<Callable<String>> jobs = parts.stream().map(part -> (Callable<String>) () -> ask(PART, part)).toList();
            var merged = new StringBuilder();
            for (Future<String> done : pool.invokeAll(jobs)) {
                merged.append(done.get()).append("\n\n");
            }
            // A very long book needs more than one round of merging.
            return merged.length() > 12_000 ? summarize(merged.toString()) : ask(WHOLE, merged.toString());
        } finally {
            pool.shutdownNow();
        }
    }

    private String ask(String task, String text) throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(endpoint)
                .timeout(Duration.ofMinutes(2))
                .header("Authorization", "Bearer " + System.getenv("AI_KEY"))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("""
                        {"model": "%s", "temperature": 0.2, "messages": [
                          {"role": "system", "content": "%s"},
                          {"role": "user", "content": "%s"}]}
                        """.formatted(System.getenv("AI_MODEL"), escape(task), escape(text))))
                .build();
        var response = http.send(request, BodyHandlers.ofString());
        var content = CONTENT.matcher(response.body());
        if (response.statusCode() != 200 || !content.find()) {
            throw new IOException(response.statusCode() + " " + response.body());
        }
        return content.group(1).replace("\\n", "\n").replace("\\\"", "\"").replace("\\\\", "\\");
    }

    private static String escape(String text) {
        return text.replace("\\", "\\\\").replace("\"", "\\\"")
                .replaceAll("\\R", "\\\\n").replaceAll("\\p{Cntrl}", " ");
    }

    public static void main(String[] args) throws Exception {
        try {
            System.out.println(new Summarizer().summarize(Files.readString(Path.of(args[0]))));
        } catch (UncheckedIOException | ArrayIndexOutOfBoundsException e) {
            System.err.println("Give the path of a text file");
        }
    }
}
