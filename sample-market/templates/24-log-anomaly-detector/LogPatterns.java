import java.time.LocalDateTime;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Сводит строку журнала к шаблону: всё переменное заменяется метками. */
public class LogPatterns {

    public record Event(LocalDateTime minute, String level, String pattern, String sample) {}

    private record Rule(Pattern regex, String label) {}

    // Порядок важен: сначала длинные и точные образцы, потом просто числа.
    private static final List<Rule> RULES = List.of(
            new Rule(Pattern.compile("\\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\\b"), "<uuid>"),
            new Rule(Pattern.compile("\\b\\d{1,3}(?:\\.\\d{1,3}){3}(?::\\d+)?\\b"), "<ip>"),
            new Rule(Pattern.compile("https?://\\S+"), "<url>"),
            new Rule(Pattern.compile("[\\w.+-]+@[\\w-]+\\.[\\w.]+"), "<email>"),
            new Rule(Pattern.compile("\"[^\"]*\"|'[^']*'"), "<строка>"),
            new Rule(Pattern.compile("\\b0x[0-9a-fA-F]+\\b|\\b[0-9a-f]{16,}\\b"), "<hex>"),
            new Rule(Pattern.compile("(?<![\\w<])-?\\d+(?:[.,]\\d+)?"), "<число>"));

    private static final Pattern LINE = Pattern.compile(
            "^(\\d{4}-\\d\\d-\\d\\d[T ]\\d\\d:\\d\\d:\\d\\d)\\S*\\s+.*?\\b(ERROR|WARN|INFO|DEBUG|TRACE)\\b\\s*(.*)$");

    public static Optional<Event> parse(String line) {
        var m = LINE.matcher(line);
        if (!m.matches()) return Optional.empty();   // продолжение стека или посторонний вывод
        try {
            var time = LocalDateTime.parse(m.group(1).replace(' ', 'T'));
            return Optional.of(new Event(time.truncatedTo(ChronoUnit.MINUTES),
                    m.group(2), generalize(m.group(3)), line));
        } catch (DateTimeParseException e) {
            return Optional.empty();
        }
    }

    static String generalize(String message) {
        for (var rule : RULES) {
            message = rule.regex().matcher(message).replaceAll(rule.label());
        }
        return message.length() > 160 ? message.substring(0, 160) : message;
    }
}
