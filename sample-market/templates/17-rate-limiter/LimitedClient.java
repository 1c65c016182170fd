import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandler;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** An HTTP client with a bucket for every host. */
public class LimitedClient {

    private final HttpClient http = HttpClient.newHttpClient();
    private final Map<String, TokenBucket> buckets = new ConcurrentHashMap<>();
    private final int burst;
    private final double perSecond;

    public LimitedClient(int burst, double perSecond) {
        this.burst = burst;
        this.perSecond = perSecond;
    }

    public <T> HttpResponse<T> send(HttpRequest request, BodyHandler<T> handler)
            throws IOException, InterruptedException {
        var bucket = buckets.computeIfAbsent(request.uri().getHost(), host -> new TokenBucket(burst, perSecond));
        for (int attempt = 1; ; attempt++) {
            bucket.take();
            var response = http.send(request, handler);
            boolean told = response.statusCode() == 429 || response.statusCode() == 503;
            if (!told || attempt == 4) return response;
            bucket.closeFor(response.headers().firstValue("Retry-After")
                    .map(LimitedClient::pause).orElse(Duration.ofSeconds(5)));
        }
    }

    /** The header holds either seconds or a date. */
    static Duration pause(String header) {
        if (header.matches("\\d{1,6}")) return Duration.ofSeconds(Long.parseLong(header));
        try {
            var when = ZonedDateTime.parse(header, DateTimeFormatter.RFC_1123_DATE_TIME).toInstant();
            var left = Duration.between(Instant.now(), when);
            return left.isNegative() ? Duration.ZERO : left;
        } catch (DateTimeParseException e) {
            return Duration.ofSeconds(5);
        }
    }

    public static void main(String[] args) throws Exception {
        var client = new LimitedClient(5, 2);   // five at once, then two a second
        var start = Instant.now();
        for (int i = 1; i <= 12; i++) {
            var response = client.send(
                    HttpRequest.newBuilder(URI.create("https://httpbin.org/get?call=" + i)).build(), BodyHandlers.discarding());
            System.out.printf("%5d ms  call %2d  %d%n",
                    Duration.between(start, Instant.now()).toMillis(), i, response.statusCode());
        }
    }
}
