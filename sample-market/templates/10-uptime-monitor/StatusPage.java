import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.stream.Collectors;

/** Writes the status page beside the old one and swaps them, so a visitor never sees half a page. */
public class StatusPage {

    private static final String PAGE = """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta http-equiv="refresh" content="60">
            <title>%s</title>
            <h1>%s</h1>
            <table>
            <tr><th>Service<th>State<th>Answer time
            %s
            </table>
            <p>Checked at <time>%s</time></p>
            """;

    private final Path file;

    public StatusPage(Path file) {
        this.file = file;
    }

    public void write(List<Probe.Result> results) throws IOException {
        long down = results.stream().filter(result -> !result.up()).count();
        var headline = down == 0 ? "All services are up" : down + " of " + results.size() + " services have trouble";
        var rows = results.stream()
                .map(r -> "<tr><td>%s<td>%s<td>%s".formatted(
                        escape(r.target().name()),
                        r.up() ? "up" : "<strong>" + escape(r.detail()) + "</strong>",
                        r.millis() < 0 ? "–" : r.millis() + " ms"))
                .collect(Collectors.joining("\n"));

        var draft = Files.createTempFile(file.toAbsolutePath().getParent(), "status", ".tmp");
        Files.writeString(draft,
                PAGE.formatted(headline, headline, rows, Instant.now().truncatedTo(ChronoUnit.SECONDS)));
        Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }
}
