import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Usage: JsonToCsv in.json out.csv */
public class JsonToCsv {

    public static void main(String[] args) throws IOException {
        if (args.length != 2) {
            System.err.println("Usage: JsonToCsv in.json out.csv");
            System.exit(64);
        }
        var root = new Parser(Files.readString(Path.of(args[0]))).document();
        // A single object is taken for a table of one row.
        List<?> items = root instanceof List<?> list ? list : List.of(root);

        Set<String> columns = new LinkedHashSet<>();
        List<Map<String, String>> rows = new ArrayList<>();
        for (var item : items) {
            Map<String, String> row = new LinkedHashMap<>();
            flatten("", item, row);
            columns.addAll(row.keySet());
            rows.add(row);
        }

        try (var out = new PrintWriter(Files.newBufferedWriter(Path.of(args[1])))) {
            out.print(line(columns));
            rows.forEach(row -> out.print(line(columns.stream().map(column -> row.getOrDefault(column, "")).toList())));
        }
        System.out.printf("%d rows, %d columns → %s%n", rows.size(), columns.size(), args[1]);
    }

    private static void flatten(String path, Object value, Map<String, String> row) {
        if (value instanceof Map<?, ?> object) {
            object.forEach((key, inner) -> flatten(path.isEmpty() ? key.toString() : path + "." + key, inner, row));
        } else if (value instanceof List<?> list && list.stream().noneMatch(e -> e instanceof Map || e instanceof List)) {
            row.put(path.isEmpty() ? "value" : path, list.stream().map(Object::toString).collect(Collectors.joining("; ")));
        } else if (value instanceof List<?> list) {
            for (int i = 0; i < list.size(); i++) flatten(path + "[" + i + "]", list.get(i), row);
        } else {
            row.put(path.isEmpty() ? "value" : path, value.toString());
        }
    }

    private static String line(Iterable<String> cells) {
        var line = new ArrayList<String>();
        for (var cell : cells) {
            boolean quote = cell.chars().anyMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r') || !cell.equals(cell.strip());
            line.add(quote ? '"' + cell.replace("\"", "\"\"") + '"' : cell);
        }
        return String.join(",", line) + "\r\n";
    }

    /** A strict little parser. Numbers stay strings, so that 0.10 and 12345678901234567890 survive as written. */
    private static final class Parser {
        private static final Pattern TOKEN = Pattern.compile(
                "\\s*([{}\\[\\],:]|\"(?:\\\\(?:[\"\\\\/bfnrt]|u[0-9a-fA-F]{4})|[^\"\\\\\\x00-\\x1f])*+\"|-?\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?|true|false|null|$)\\s*");

        private final String text;
        private final Matcher matcher;
        private String token;

        Parser(String text) {
            this.text = text;
            this.matcher = TOKEN.matcher(text);
            advance();
        }

        Object document() {
            var value = value();
            if (!token.isEmpty()) throw wrong("the end of the file");
            return value;
        }

        private Object value() {
            var first = advance();
            if (first.startsWith("\"")) return unescape(first);
            return switch (first) {
                case "{" -> {
                    Map<String, Object> object = new LinkedHashMap<>();
                    while (!closed("}", object.isEmpty())) {
                        if (!token.startsWith("\"")) throw wrong("a name in quotes");
                        var key = unescape(advance());
                        if (!advance().equals(":")) throw wrong("a colon");
                        object.put(key, value());
                    }
                    yield object;
                }
                case "[" -> {
                    List<Object> array = new ArrayList<>();
                    while (!closed("]", array.isEmpty())) array.add(value());
                    yield array;
                }
                case "null" -> "";
                case "}", "]", ",", ":", "" -> throw wrong("a value");
                default -> first;
            };
        }

        /** Steps over the closing bracket, or over the comma that must stand before every item but the first. */
        private boolean closed(String bracket, boolean empty) {
            if (token.equals(bracket)) {
                advance();
                return true;
            }
            if (!empty && !advance().equals(",")) throw wrong("',' or '" + bracket + "'");
            return false;
        }

        /** Returns the token at hand and reads the next one. */
        private String advance() {
            var current = token;
            if (!matcher.lookingAt()) throw wrong("something that is JSON");
            token = matcher.group(1);
            matcher.region(matcher.end(), text.length());
            return current;
        }

        private static String unescape(String quoted) {
            return Pattern.compile("\\\\(u....|.)").matcher(quoted.substring(1, quoted.length() - 1)).replaceAll(m -> {
                var escape = m.group(1);
                return Matcher.quoteReplacement(switch (escape.charAt(0)) {
                    case 'n' -> "\n";
                    case 't' -> "\t";
                    case 'r' -> "\r";
                    case 'b' -> "\b";
                    case 'f' -> "\f";
                    case 'u' -> String.valueOf((char) Integer.parseInt(escape.substring(1), 16));
                    default -> escape;
                });
            });
        }

        private IllegalArgumentException wrong(String expected) {
            long line = text.substring(0, matcher.regionStart()).lines().count();
            return new IllegalArgumentException("Near line " + line + ": expected " + expected);
        }
    }
}
