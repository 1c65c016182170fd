import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/** An append-only ticket list: number, time, chat and question, parted by tabs. */
public class TicketLog {

    private final Path file;
    private int last;

    public TicketLog(Path file) throws IOException {
        this.file = file;
        if (Files.exists(file)) {
            // Go on counting from the last line after a restart.
            try (var lines = Files.lines(file)) {
                last = lines.map(line -> line.split("\t", 2)[0])
                        .mapToInt(Integer::parseInt)
                        .max()
                        .orElse(0);
            }
        }
    }

    public synchronized int open(long chat, String question) throws IOException {
        var row = String.join("\t",
                String.valueOf(++last),
                Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(),
                String.valueOf(chat),
                question.replaceAll("\\s+", " ").strip());
        Files.writeString(file, row + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        return last;
    }
}
