import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import java.util.zip.CRC32;

/** Compares the files with Flyway's history: what has been applied must never change again. */
public class AppliedCheck {

    public static void main(String[] args) throws IOException, SQLException {
        var folder = Path.of(args.length > 0 ? args[0] : "db/migration");
        var applied = history();
        int changed = 0;
        int pending = 0;

        try (var files = Files.newDirectoryStream(folder, "V*__*.sql")) {
            for (var file : files) {
                var recorded = applied.remove(file.getFileName().toString());
                if (recorded == null) {
                    pending++;
                } else if (recorded != checksum(file)) {
                    changed++;
                    System.out.println("Changed after it was applied: " + file.getFileName());
                }
            }
        }
        applied.keySet().forEach(script -> System.out.println("Applied, but the file is gone: " + script));
        System.out.printf("Pending %d, changed %d, missing %d%n", pending, changed, applied.size());
        System.exit(changed + applied.size() == 0 ? 0 : 1);
    }

    private static Map<String, Integer> history() throws SQLException {
        var sql =
                "SELECT script, checksum FROM flyway_schema_history WHERE success AND type = 'SQL' AND version IS NOT NULL";
        try (var db = DriverManager.getConnection(System.getenv("DB_URL"));
             var rows = db.createStatement().executeQuery(sql)) {
            var history = new HashMap<String, Integer>();
            while (rows.next()) {
                var script = rows.getString("script");
                history.put(script.substring(script.lastIndexOf('/') + 1), rows.getInt("checksum"));
            }
            return history;
        }
    }

    /** Flyway's own checksum: CRC-32 over the lines, without their line ends and without a byte order mark. */
    private static int checksum(Path file) throws IOException {
        var crc = new CRC32();
        try (BufferedReader lines = Files.newBufferedReader(file)) {
            boolean first = true;
            for (var line = lines.readLine(); line != null; line = lines.readLine()) {
                if (first && line.startsWith("\uFEFF")) line = line.substring(1);
                first = false;
                crc.update(line.getBytes(StandardCharsets.UTF_8));
            }
        }
        return (int) crc.getValue();
    }
}
