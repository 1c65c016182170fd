import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.net.ssl.SSLSocketFactory;

/** As much of IMAP (RFC 9051) as one mailbox needs: log in, find unseen letters, read them, mark them. */
public class ImapInbox implements AutoCloseable {

    private final java.net.Socket socket;
    private final BufferedReader in;
    private int counter;

    public ImapInbox(String host, String user, String password) throws IOException {
        socket = SSLSocketFactory.getDefault().createSocket(host, 993);
        socket.setSoTimeout(30_000);
        // One byte, one character: literals are counted in bytes.
        in = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.ISO_8859_1));
        in.readLine();
        command("LOGIN " + quote(user) + " " + quote(password));
        command("SELECT INBOX");
    }

    public List<String> unseen() throws IOException {
        return command("UID SEARCH UNSEEN").stream()
                .filter(line -> line.startsWith("* SEARCH"))
                .flatMap(line -> Arrays.stream(line.substring(8).strip().split(" ")))
                .filter(uid -> !uid.isEmpty())
                .toList();
    }

    /** The headers and at most 8 KB of the text. PEEK leaves the letter unread. */
    public String letter(String uid) throws IOException {
        var raw = String.join("\r\n", command("UID FETCH " + uid + " BODY.PEEK[]<0.8192>"));
        int start = raw.indexOf("}\r\n");
        if (start < 0) throw new IOException("Letter " + uid + " is gone");
        return new String(raw.substring(start + 3).getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
    }

    public void markSeen(String uid) throws IOException {
        command("UID STORE " + uid + " +FLAGS (\\Seen)");
    }

    private List<String> command(String text) throws IOException {
        var tag = "q" + ++counter;
        socket.getOutputStream().write((tag + " " + text + "\r\n").getBytes(StandardCharsets.UTF_8));
        var lines = new ArrayList<String>();
        for (var line = in.readLine(); line != null; line = in.readLine()) {
            if (!line.startsWith(tag + " ")) {
                lines.add(line);
            } else if (line.startsWith(tag + " OK")) {
                return lines;
            } else {
                // Leave the arguments out: the first command holds the password.
                throw new IOException(text.split(" ")[0] + " refused: " + line);
            }
        }
        throw new IOException("The server hung up");
    }

    private static String quote(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    @Override
    public void close() throws IOException {
        try (socket) {
            command("LOGOUT");
        }
    }
}
