import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;

/** RSS 2.0 lentasini oqim tarzida oʻqiydi. */
public class FeedReader {

    public record Article(String title, String link, String summary) {}

    private static final XMLInputFactory XML = XMLInputFactory.newFactory();

    static {
        // Begona lentadagi tashqi obyektlar oʻqilmasin.
        XML.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        XML.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    }

    private final HttpClient http = HttpClient.newBuilder()
            .followRedirects(HttpClient.Redirect.NORMAL)
            .connectTimeout(Duration.ofSeconds(10))
            .build();

    public List<Article> read(String address) throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create(address)).timeout(Duration.ofSeconds(20)).build();
        var response = http.send(request, BodyHandlers.ofInputStream());
        try (InputStream body = response.body()) {
            if (response.statusCode() != 200) {
                throw new IOException(address + " javobi: " + response.statusCode());
            }
            return parse(body);
        } catch (XMLStreamException e) {
            throw new IOException(address + " — RSS emas yoki buzilgan", e);
        }
    }

    private static List<Article> parse(InputStream body) throws XMLStreamException {
        var xml = XML.createXMLStreamReader(body);
        var articles = new ArrayList<Article>();
        String title = "", link = "", summary = "";
        boolean inside = false;
        while (xml.hasNext()) {
            int event = xml.next();
            if (event == XMLStreamConstants.START_ELEMENT) {
                if (xml.getLocalName().equals("item")) {
                    inside = true;
                    title = link = summary = "";
                } else if (inside && xml.getPrefix().isEmpty()) {
                    switch (xml.getLocalName()) {
                        case "title" -> title = xml.getElementText().strip();
                        case "link" -> link = xml.getElementText().strip();
                        case "description" -> summary = xml.getElementText()
                                .replaceAll("<[^>]+>", " ").replaceAll("\\s+", " ").strip();
                        default -> { }
                    }
                }
            } else if (event == XMLStreamConstants.END_ELEMENT && xml.getLocalName().equals("item")) {
                inside = false;
                if (!link.isEmpty()) articles.add(new Article(title, link, summary));
            }
        }
        return articles;
    }
}
