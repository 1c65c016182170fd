import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.zip.GZIPInputStream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;

/** Collects the addresses of all the pages, whether the sitemap is one file or an index of many. */
public class Sitemap {

    private final HttpClient http;

    public Sitemap(HttpClient http) {
        this.http = http;
    }

    public Set<URI> pages(URI start) throws IOException, InterruptedException {
        var pages = new LinkedHashSet<URI>();
        var queue = new ArrayDeque<>(List.of(start));
        var read = new HashSet<URI>();
        while (!queue.isEmpty()) {
            var next = queue.removeFirst();
            if (!read.add(next)) continue;   // an index may name itself
            var response = http.send(HttpRequest.newBuilder(next).build(), BodyHandlers.ofInputStream());
            try (var body = unzip(response.body())) {
                if (response.statusCode() != 200) throw new IOException(next + " answered " + response.statusCode());
                collect(body, pages, queue);
            } catch (XMLStreamException e) {
                throw new IOException(next + " is not a sitemap: " + e.getMessage());
            }
        }
        return pages;
    }

    private static void collect(InputStream body, Set<URI> pages, ArrayDeque<URI> maps) throws XMLStreamException {
        var factory = XMLInputFactory.newFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        var xml = factory.createXMLStreamReader(body);
        boolean index = false;
        while (xml.hasNext()) {
            xml.next();
            if (!xml.isStartElement()) continue;
            switch (xml.getLocalName()) {
                case "sitemapindex" -> index = true;
                case "loc" -> {
                    var address = URI.create(xml.getElementText().strip());
                    if (index) maps.add(address);
                    else pages.add(address);
                }
                default -> { }
            }
        }
    }

    // Look at the first two bytes: the name of the file and the headers both may lie.
    private static InputStream unzip(InputStream raw) throws IOException {
        var in = new BufferedInputStream(raw);
        in.mark(2);
        boolean gzip = in.read() == 0x1f && in.read() == 0x8b;
        in.reset();
        return gzip ? new GZIPInputStream(in) : in;
    }
}
