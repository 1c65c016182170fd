import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The files that pg_dump has written. */
public class Dumps {
	public record Dump(Path path, long size, Instant written) {}

	public List<Dump> newestFirst(Path folder) throws IOException {
		var dumps = new ArrayList<Dump>();
		try (var files = Files.newDirectoryStream(folder, "*.dump")) {
			for (var file : files) {
				dumps.add(new Dump(file, Files.size(file), Files.getLastModifiedTime(file).toInstant()));
			}
		}
		if (dumps.isEmpty()) throw new IOException("No .dump file in " + folder);
		dumps.sort(Comparator.comparing(Dump::written).reversed());
		return dumps;
	}
}
