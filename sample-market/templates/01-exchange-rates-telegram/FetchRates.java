import java.io.IOException;
import java.math.BigDecimal;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Reads the official rates published by the Central Bank of Uzbekistan. */
public class FetchRates {

    public record Rate(String code, String name, int nominal, BigDecimal value, BigDecimal diff, LocalDate date) {}

    private static final URI SOURCE = URI.create("https://cbu.uz/uz/arkhiv-kursov-valyut/json/");
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("dd.MM.yyyy");

    // The answer is a flat array of flat objects whose values are plain strings or numbers.
    private static final Pattern OBJECT = Pattern.compile("\\{([^{}]*)}");
    private static final Pattern FIELD = Pattern.compile("\"(\\w+)\"\\s*:\\s*\"?([^\",]*)\"?");

    public static List<Rate> fetch() throws IOException, InterruptedException {
        var client = HttpClient.newBuilder()
                .connectTimeout(Duration.ofSeconds(10))
                .followRedirects(HttpClient.Redirect.NORMAL)
                .build();
        var request = HttpRequest.newBuilder(SOURCE).timeout(Duration.ofSeconds(20)).build();
        var response = client.send(request, BodyHandlers.ofString());
        if (response.statusCode() != 200) {
            throw new IOException("The bank answered " + response.statusCode());
        }
        return OBJECT.matcher(response.body()).results()
                .map(MatchResult::group)
                .map(FetchRates::fields)
                .map(FetchRates::toRate)
                .toList();
    }

    private static Map<String, String> fields(String object) {
        return FIELD.matcher(object).results()
                .collect(Collectors.toMap(m -> m.group(1), m -> m.group(2), (first, second) -> first));
    }

    private static Rate toRate(Map<String, String> row) {
        return new Rate(
                row.get("Ccy"),
                row.get("CcyNm_EN"),
                Integer.parseInt(row.get("Nominal")),
                new BigDecimal(row.get("Rate")),
                new BigDecimal(row.get("Diff")),
                LocalDate.parse(row.get("Date"), DAY));
    }

    public static void main(String[] args) throws Exception {
        fetch().forEach(System.out::println);
    }
}
