import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;

/** Finds the newest dump and makes sure it is neither old nor suspiciously small. */
public class LatestDump {

    record Dump(Path path, long size, Instant written) {}

    private static final Duration MAX_AGE = Duration.ofHours(26);
    private static final double MAX_SHRINK = 0.7;

    public static void main(String[] args) throws IOException {
        var folder = Path.of(System.getenv().getOrDefault("BACKUP_DIR", "/var/backups/postgresql"));
        var dumps = list(folder);
        if (dumps.isEmpty()) {
            fail("No .dump file in " + folder);
        }
        var newest = dumps.get(0);
        var age = Duration.between(newest.written(), Instant.now());
        if (age.compareTo(MAX_AGE) > 0) {
            fail("The newest dump is %d hours old: %s".formatted(age.toHours(), newest.path()));
        }
        // Databases seldom lose a third of their size overnight; a broken pipe in the job often does that.
        dumps.stream().skip(1).limit(7).mapToLong(Dump::size).average().ifPresent(usual -> {
            if (newest.size() < usual * MAX_SHRINK) {
                fail("%,d bytes, but the week's average is %,.0f".formatted(newest.size(), usual));
            }
        });
        System.out.println(newest.path());
    }

    private static List<Dump> list(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".dump"))
                    .map(LatestDump::stat)
                    .sorted(Comparator.comparing(Dump::written).reversed())
                    .toList();
        }
    }

    private static Dump stat(Path file) {
        try {
            FileTime time = Files.getLastModifiedTime(file);
            return new Dump(file, Files.size(file), time.toInstant());
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static void fail(String why) {
        System.err.println("BACKUP CHECK FAILED: " + why);
        System.exit(1);
    }
}
