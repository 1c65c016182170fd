import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Usage: NewReleases owner/repo… Writes one Markdown file per release not seen before into ./outbox. */
public class NewReleases {

    private static final Path SEEN = Path.of("seen.properties");
    private static final Path OUTBOX = Path.of("outbox");

    public static void main(String[] repositories) throws IOException, InterruptedException {
        var seen = new Properties();
        if (Files.exists(SEEN)) {
            try (var in = Files.newBufferedReader(SEEN)) {
                seen.load(in);
            }
        }
        Files.createDirectories(OUTBOX);
        var http = HttpClient.newHttpClient();

        for (var repository : repositories) {
            var request = HttpRequest.newBuilder(
                    URI.create("https://api.github.com/repos/" + repository + "/releases/latest"))
                    .header("Accept", "application/vnd.github+json")
                    .header("X-GitHub-Api-Version", "2022-11-28");
            var token = System.getenv("GITHUB_TOKEN");
            if (token != null) request.header("Authorization", "Bearer " + token);

            var response = http.send(request.build(), BodyHandlers.ofString());
            switch (response.statusCode()) {
                case 200 -> {
                    var tag = text(response.body(), "tag_name");
                    if (tag.equals(seen.setProperty(repository, tag))) continue;
                    var note = "# %s %s\n%s\n\n%s".formatted(
                            repository, tag, text(response.body(), "html_url"), text(response.body(), "body"));
                    Files.writeString(OUTBOX.resolve(repository.replace('/', '_') + ".md"), note);
                    System.out.println("New: " + repository + " " + tag);
                }
                case 404 -> System.err.println(repository + " has no release yet");
                case 403, 429 -> throw new IOException("GitHub's rate limit is used up; set GITHUB_TOKEN");
                default -> System.err.println(repository + ": " + response.statusCode());
            }
        }
        try (var out = Files.newBufferedWriter(SEEN)) {
            seen.store(out, "The last release posted");
        }
    }

    // The release's own URL stands on a /releases/tag/ address, its author's does not.
    private static String text(String json, String field) {
        var value = field.equals("html_url") ? "https://[^\"]*/releases/tag/[^\"]*" : "(?:\\\\.|[^\"\\\\])*+";
        Matcher m = Pattern.compile("\"" + field + "\"\\s*:\\s*\"(" + value + ")\"").matcher(json);
        return m.find() ? m.group(1).replace("\\r", "").replace("\\n", "\n").replace("\\\"", "\"").replace("\\\\", "\\")
                : "";
    }
}
