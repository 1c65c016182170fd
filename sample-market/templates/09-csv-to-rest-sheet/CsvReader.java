import java.io.IOException;
import java.io.PushbackReader;
import java.io.Reader;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/** A streaming CSV reader after RFC 4180: quoted fields may hold separators, quotes and line breaks. */
public class CsvReader implements Iterator<List<String>>, AutoCloseable {

    private final PushbackReader in;
    private final char separator;
    private List<String> next;

    public CsvReader(Reader source, char separator) throws IOException {
        this.in = new PushbackReader(source);
        this.separator = separator;
        int first = in.read();
        if (first != '\uFEFF' && first >= 0) in.unread(first);   // Excel likes to begin with a byte order mark
        this.next = readRow();
    }

    @Override
    public boolean hasNext() {
        return next != null;
    }

    @Override
    public List<String> next() {
        if (next == null) throw new NoSuchElementException();
        var row = next;
        try {
            next = readRow();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
        return row;
    }

    private List<String> readRow() throws IOException {
        var row = new ArrayList<String>();
        var field = new StringBuilder();
        boolean quoted = false;
        int c = in.read();
        if (c < 0) return null;
        for (; ; c = in.read()) {
            if (c < 0) {
                if (quoted) throw new IOException("The file ends inside a quoted field");
                break;
            }
            if (quoted) {
                if (c != '"') {
                    field.append((char) c);
                } else {
                    int after = in.read();
                    if (after == '"') field.append('"');
                    else {
                        quoted = false;
                        if (after >= 0) in.unread(after);
                    }
                }
            } else if (c == '"' && field.isEmpty()) {
                quoted = true;
            } else if (c == separator) {
                row.add(field.toString());
                field.setLength(0);
            } else if (c == '\n') {
                break;
            } else if (c != '\r') {
                field.append((char) c);
            }
        }
        row.add(field.toString());
        return row;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
