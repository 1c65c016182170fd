import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Reads the exporter's text and adds up the lag of all the partitions of each group and topic. */
public class LagScraper {

    public record GroupTopic(String group, String topic) implements Comparable<GroupTopic> {
        @Override
        public int compareTo(GroupTopic other) {
            return toString().compareTo(other.toString());
        }

        @Override
        public String toString() {
            return group + " / " + topic;
        }
    }

    // kafka_consumergroup_lag{consumergroup="billing",partition="0",topic="orders"} 1280
    private static final Pattern SAMPLE = Pattern.compile(
            "^kafka_consumergroup_lag\\{(?=[^}]*consumergroup=\"(?<group>[^\"]+)\")(?=[^}]*topic=\"(?<topic>[^\"]+)\")[^}]*}\\s+(?<lag>[\\d.e+]+)",
            Pattern.MULTILINE);

    private final HttpClient http = HttpClient.newHttpClient();
    private final HttpRequest request;

    public LagScraper(URI exporter) {
        request = HttpRequest.newBuilder(exporter).timeout(Duration.ofSeconds(15)).build();
    }

    public Map<GroupTopic, Double> scrape() throws IOException, InterruptedException {
        var response = http.send(request, BodyHandlers.ofString());
        if (response.statusCode() != 200) {
            throw new IOException("The exporter answered " + response.statusCode());
        }
        return SAMPLE.matcher(response.body()).results().collect(Collectors.groupingBy(
                sample -> new GroupTopic(sample.group(1), sample.group(2)),
                TreeMap::new,
                Collectors.summingDouble(sample -> Double.parseDouble(sample.group(3)))));
    }
}
