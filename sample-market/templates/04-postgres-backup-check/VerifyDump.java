import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Usage: VerifyDump /path/to/file.dump. Checks the checksum, then the archive's table of contents. */
public class VerifyDump {

    public static void main(String[] args) throws Exception {
        var dump = Path.of(args[0]);
        checkSum(dump);

        var process = new ProcessBuilder("pg_restore", "--list", dump.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        Set<String> tables;
        try (var out = process.inputReader()) {
            // A line reads: 215; 1259 16386 TABLE public orders owner
            tables = out.lines()
                    .filter(line -> line.contains(" TABLE DATA "))
                    .map(line -> line.split("\\s+"))
                    .map(word -> word[word.length - 3] + "." + word[word.length - 2])
                    .collect(Collectors.toCollection(TreeSet::new));
        }
        if (process.waitFor() != 0) {
            throw new IllegalStateException("pg_restore cannot read " + dump);
        }

        var missing = new TreeSet<>(
                Arrays.asList(System.getenv().getOrDefault("MUST_HAVE", "public.users").split(",")));
        missing.removeAll(tables);
        if (!missing.isEmpty()) {
            throw new IllegalStateException("Tables missing from the dump: " + missing);
        }
        System.out.println("The dump holds the data of " + tables.size() + " tables");
    }

    /** Compares with the .sha256 file beside the dump, if the backup job leaves one. */
    private static void checkSum(Path dump) throws Exception {
        var note = dump.resolveSibling(dump.getFileName() + ".sha256");
        if (Files.notExists(note)) return;
        var sha = MessageDigest.getInstance("SHA-256");
        try (var in = new DigestInputStream(Files.newInputStream(dump), sha)) {
            in.transferTo(OutputStream.nullOutputStream());
        }
        var expected = Files.readString(note).strip().split("\\s+")[0];
        if (!HexFormat.of().formatHex(sha.digest()).equalsIgnoreCase(expected)) {
            throw new IllegalStateException("Checksum mismatch: the file was damaged after it was written");
        }
    }
}
