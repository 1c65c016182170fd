import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Ready answers. One a line, key words before the bar, the answer after it:
 *
 * <pre>delivery price tashkent | Delivery within Tashkent is free from 300 000 soʻm.</pre>
 */
public class AnswerBook {

    private record Entry(Set<String> words, String answer) {
        /** The share of this entry's key words that occur in the question. */
        double match(Set<String> question) {
            long hits = words.stream().filter(question::contains).count();
            return (double) hits / words.size();
        }
    }

    private static final double SURE_ENOUGH = 0.6;
    private final List<Entry> entries;

    private AnswerBook(List<Entry> entries) {
        this.entries = entries;
    }

    public static AnswerBook load(Path file) throws IOException {
        try (var lines = Files.lines(file)) {
            return new AnswerBook(lines
                    .filter(line -> line.contains("|") && !line.startsWith("#"))
                    .map(line -> line.split("\\|", 2))
                    .map(pair -> new Entry(words(pair[0]), pair[1].strip()))
                    .filter(entry -> !entry.words().isEmpty())
                    .toList());
        }
    }

    public Optional<String> find(String question) {
        var asked = words(question);
        return entries.stream()
                .filter(entry -> entry.match(asked) >= SURE_ENOUGH)
                .max(Comparator.comparingDouble(entry -> entry.match(asked)))
                .map(Entry::answer);
    }

    private static Set<String> words(String text) {
        return Arrays.stream(text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}ʻʼ]+"))
                .filter(word -> word.length() > 2)
                .collect(Collectors.toUnmodifiableSet());
    }
}
