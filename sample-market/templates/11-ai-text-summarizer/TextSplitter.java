import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/** Cuts a text into pieces of a given size without ever cutting a sentence in two. */
public class TextSplitter {

    private final int limit;

    public TextSplitter(int limit) {
        if (limit < 200)
            throw new IllegalArgumentException("A piece of " + limit + " characters is too small to make sense");
        this.limit = limit;
    }

    public List<String> split(String text) {
        var pieces = new ArrayList<String>();
        var current = new StringBuilder();
        Consumer<String> add = unit -> {
            if (current.length() + unit.length() > limit && !current.isEmpty()) {
                pieces.add(current.toString().strip());
                current.setLength(0);
            }
            current.append(unit);
        };
        for (var paragraph : text.split("\\R{2,}")) {
            if (paragraph.length() <= limit) {
                add.accept(paragraph + "\n\n");
            } else {
                sentences(paragraph).forEach(add);
                current.append("\n\n");
            }
        }
        if (!current.toString().isBlank()) pieces.add(current.toString().strip());
        return pieces;
    }

    private static List<String> sentences(String paragraph) {
        var breaks = BreakIterator.getSentenceInstance(Locale.ROOT);
        breaks.setText(paragraph);
        var result = new ArrayList<String>();
        for (int from = breaks.first(), to = breaks.next(); to != BreakIterator.DONE; from = to, to = breaks.next()) {
            result.add(paragraph.substring(from, to));
        }
        return result;
    }
}
