import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** Prints the flags that differ. Also holds the small Redis connection both scripts use. */
public class FlagDiff {

    /** Sends a command as an array of bulk strings and reads one reply. */
    static final class Redis implements AutoCloseable {
        private final Socket socket;
        private final InputStream in;

        Redis(String host, int port) throws IOException {
            socket = new Socket(host, port);
            socket.setSoTimeout(5_000);
            in = new BufferedInputStream(socket.getInputStream());
        }

        Object call(String... words) throws IOException {
            var out = new ByteArrayOutputStream();
            out.writeBytes(("*" + words.length + "\r\n").getBytes(StandardCharsets.US_ASCII));
            for (var word : words) {
                var bytes = word.getBytes(StandardCharsets.UTF_8);
                out.writeBytes(("$" + bytes.length + "\r\n").getBytes(StandardCharsets.US_ASCII));
                out.writeBytes(bytes);
                out.writeBytes(new byte[] {'\r', '\n'});
            }
            out.writeTo(socket.getOutputStream());
            return reply();
        }

        Map<String, String> hash(String key) throws IOException {
            var pairs = (List<?>) call("HGETALL", key);
            var hash = new TreeMap<String, String>();
            for (int i = 0; i < pairs.size(); i += 2) hash.put((String) pairs.get(i), (String) pairs.get(i + 1));
            return hash;
        }

        private Object reply() throws IOException {
            int type = in.read();
            var line = line();
            return switch (type) {
                case '+' -> line;
                case ':' -> Long.valueOf(line);
                case '-' -> throw new IOException("Redis: " + line);
                case '$' -> {
                    int length = Integer.parseInt(line);
                    if (length < 0) yield null;
                    var bytes = in.readNBytes(length);
                    in.skipNBytes(2);
                    yield new String(bytes, StandardCharsets.UTF_8);
                }
                case '*' -> {
                    var items = new ArrayList<Object>();
                    for (int left = Integer.parseInt(line); left > 0; left--) items.add(reply());
                    yield items;
                }
                default -> throw new IOException("Redis hung up or speaks another protocol");
            };
        }

        private String line() throws IOException {
            var line = new StringBuilder();
            for (int c = in.read(); c != '\r' && c >= 0; c = in.read()) line.append((char) c);
            in.read();
            return line.toString();
        }

        @Override
        public void close() throws IOException {
            socket.close();
        }
    }

    public static void main(String[] args) throws IOException {
        try (var redis = new Redis(System.getenv().getOrDefault("REDIS_HOST", "localhost"), 6379)) {
            var staging = redis.hash("flags:staging");
            var production = redis.hash("flags:production");
            var names = new TreeSet<>(staging.keySet());
            names.addAll(production.keySet());
            for (var name : names) {
                var here = staging.getOrDefault(name, "—");
                var there = production.getOrDefault(name, "—");
                if (!here.equals(there)) System.out.printf("%-36s staging %-8s production %s%n", name, here, there);
            }
        }
    }
}
