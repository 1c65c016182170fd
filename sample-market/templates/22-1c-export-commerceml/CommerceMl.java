import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;
import java.util.List;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** Записывает import.xml: классификатор и каталог в формате CommerceML 2.05. */
public class CommerceMl {

    private static final String CATALOG_ID = "qahva-catalog";

    public static Path write(List<Nomenclature.Item> items, Path file) throws IOException, XMLStreamException {
        try (var out = Files.newBufferedWriter(file)) {
            var xml = XMLOutputFactory.newFactory().createXMLStreamWriter(out);
            xml.writeStartDocument("UTF-8", "1.0");
            xml.writeStartElement("КоммерческаяИнформация");
            xml.writeAttribute("ВерсияСхемы", "2.05");
            xml.writeAttribute("ДатаФормирования", LocalDateTime.now().truncatedTo(ChronoUnit.SECONDS).toString());

            xml.writeStartElement("Классификатор");
            element(xml, "Ид", CATALOG_ID);
            element(xml, "Наименование", "Основной классификатор");
            xml.writeEndElement();

            xml.writeStartElement("Каталог");
            xml.writeAttribute("СодержитТолькоИзменения", "false");
            element(xml, "Ид", CATALOG_ID);
            element(xml, "ИдКлассификатора", CATALOG_ID);
            element(xml, "Наименование", "Основной каталог");
            xml.writeStartElement("Товары");
            for (var item : items) {
                xml.writeStartElement("Товар");
                element(xml, "Ид", item.key());
                // Без артикула сайт не сможет найти товар, поэтому подставляем код.
                element(xml, "Артикул", item.article().isEmpty() ? item.code() : item.article());
                element(xml, "Наименование", item.name());
                xml.writeEndElement();
            }
            xml.writeEndElement();
            xml.writeEndElement();
            xml.writeEndElement();
            xml.writeEndDocument();
            xml.close();
        }
        return file;
    }

    private static void element(XMLStreamWriter xml, String name, String text) throws XMLStreamException {
        xml.writeStartElement(name);
        xml.writeCharacters(text.replaceAll("[\\x00-\\x08\\x0B\\x0C\\x0E-\\x1F]", ""));   // в XML эти знаки запрещены
        xml.writeEndElement();
    }
}
