import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Usage: AppendRows export.csv. The number of rows already sent is kept beside the file. */
public class AppendRows {

    private static final int BATCH = 500;
    private final HttpClient http = HttpClient.newHttpClient();

    public static void main(String[] args) throws Exception {
        var file = Path.of(args[0]);
        var mark = file.resolveSibling(file.getFileName() + ".sent");
        int sent = Files.exists(mark) ? Integer.parseInt(Files.readString(mark).strip()) : 1;   // row 0 is the heading
        var sheet = new AppendRows();

        try (var csv = new CsvReader(Files.newBufferedReader(file), separatorOf(file))) {
            for (int skipped = 0; skipped < sent && csv.hasNext(); skipped++) csv.next();
            while (csv.hasNext()) {
                var batch = new ArrayList<List<String>>(BATCH);
                while (csv.hasNext() && batch.size() < BATCH) batch.add(csv.next());
                sheet.append(batch);
                sent += batch.size();
                Files.writeString(mark, String.valueOf(sent));
                System.out.println("Rows sent: " + (sent - 1));
            }
        }
    }

    private void append(List<List<String>> rows) throws IOException, InterruptedException {
        var values = rows.stream()
                .map(row -> row.stream().map(AppendRows::quote).collect(Collectors.joining(",", "[", "]")))
                .collect(Collectors.joining(",", "{\"values\":[", "]}"));
        var uri = "https://sheets.googleapis.com/v4/spreadsheets/%s/values/%s:append?valueInputOption=USER_ENTERED&insertDataOption=INSERT_ROWS"
                .formatted(System.getenv("SHEET_ID"), System.getenv().getOrDefault("SHEET_RANGE", "A1"));
        var request = HttpRequest.newBuilder(URI.create(uri))
                .header("Authorization", "Bearer " + System.getenv("GOOGLE_TOKEN"))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(values))
                .build();

        for (int attempt = 1; ; attempt++) {
            var response = http.send(request, BodyHandlers.ofString());
            if (response.statusCode() == 200) return;
            if (response.statusCode() != 429 && response.statusCode() < 500 || attempt == 5) {
                throw new IOException("Google answered " + response.statusCode() + ": " + response.body());
            }
            Thread.sleep(2_000L << attempt);
        }
    }

    private static char separatorOf(Path file) throws IOException {
        try (var lines = Files.lines(file)) {
            var heading = lines.findFirst().orElse("");
            return heading.chars().filter(c -> c == ';').count()
                    > heading.chars().filter(c -> c == ',').count() ? ';' : ',';
        }
    }

    private static String quote(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n").replace("\t", "\\t") + '"';
    }
}
