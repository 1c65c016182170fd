import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpResponse.BodyHandlers;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;

/** Removes uploads that nothing refers to. */
public class UploadCleaner {

    private record Item(String key, long size, Instant modified) {}

    private static final Duration GRACE = Duration.ofHours(24);
    private static final String BUCKET = "/" + System.getenv("S3_BUCKET");

    private final HttpClient http = HttpClient.newHttpClient();
    private final AwsSigner signer = new AwsSigner(
            System.getenv("S3_ENDPOINT"), System.getenv("S3_REGION"),
                    System.getenv("S3_KEY_ID"), System.getenv("S3_SECRET"));

    public static void main(String[] args) throws Exception {
        boolean dryRun = Boolean.parseBoolean(System.getenv().getOrDefault("DRY_RUN", "true"));
        var cleaner = new UploadCleaner();
        var listed = cleaner.list("uploads/");
        // Ask the database after the listing: a file attached in between must survive.
        var used = usedKeys();
        var border = Instant.now().minus(GRACE);
        var orphans = listed.stream()
                .filter(item -> item.modified().isBefore(border) && !used.contains(item.key()))
                .toList();

        for (var orphan : orphans) {
            System.out.println((dryRun ? "would delete " : "delete ") + orphan.key());
            if (!dryRun) cleaner.delete(orphan.key());
        }
        System.out.printf("%d of %d objects, %.1f MB%n", orphans.size(), listed.size(),
                orphans.stream().mapToLong(Item::size).sum() / 1_048_576.0);
    }

    private List<Item> list(String prefix) throws Exception {
        var items = new ArrayList<Item>();
        Map<String, String> query = new HashMap<>(Map.of("list-type", "2", "prefix", prefix));
        while (true) {
            var response = http.send(signer.request("GET", BUCKET, query), BodyHandlers.ofByteArray());
            if (response.statusCode() != 200) throw new IOException(new String(response.body()));
            var xml = DocumentBuilderFactory.newInstance().newDocumentBuilder()
                    .parse(new ByteArrayInputStream(response.body()));
            var contents = xml.getElementsByTagName("Contents");
            for (int i = 0; i < contents.getLength(); i++) {
                var node = (Element) contents.item(i);
                items.add(new Item(text(node, "Key"), Long.parseLong(text(node, "Size")),
                        Instant.parse(text(node, "LastModified"))));
            }
            // A page holds at most a thousand objects.
            if (!"true".equals(text(xml.getDocumentElement(), "IsTruncated"))) return items;
            query.put("continuation-token", text(xml.getDocumentElement(), "NextContinuationToken"));
        }
    }

    private void delete(String key) throws IOException, InterruptedException {
        var response = http.send(signer.request("DELETE", BUCKET + "/" + key, Map.of()), BodyHandlers.ofString());
        if (response.statusCode() != 204) System.err.println(key + ": " + response.body());
    }

    private static Set<String> usedKeys() throws SQLException {
        try (var db = DriverManager.getConnection(System.getenv("DB_URL"));
             var rows = db.createStatement().executeQuery("SELECT storage_key FROM attachments")) {
            var keys = new HashSet<String>();
            while (rows.next()) keys.add(rows.getString(1));
            if (keys.isEmpty()) throw new IllegalStateException("The table is empty: refusing to delete everything");
            return keys;
        }
    }

    private static String text(Element parent, String tag) {
        var found = parent.getElementsByTagName(tag);
        return found.getLength() == 0 ? "" : found.item(0).getTextContent();
    }
}
