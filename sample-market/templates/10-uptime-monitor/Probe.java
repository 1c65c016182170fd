import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpTimeoutException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/** One look at one site. */
public class Probe {

    public record Target(String name, URI uri, String mustContain) {}

    public record Result(Target target, boolean up, long millis, String detail) {}

    private final HttpClient http = HttpClient.newBuilder()
            .connectTimeout(Duration.ofSeconds(5))
            .followRedirects(HttpClient.Redirect.NORMAL)
            .build();

    public CompletableFuture<Result> check(Target target) {
        var request = HttpRequest.newBuilder(target.uri())
                .timeout(Duration.ofSeconds(10))
                .header("User-Agent", "qahva-uptime/1.0")
                .header("Cache-Control", "no-cache")
                .build();
        long start = System.nanoTime();
        return http.sendAsync(request, BodyHandlers.ofString())
                .thenApply(response -> {
                    long millis = (System.nanoTime() - start) / 1_000_000;
                    if (response.statusCode() >= 400) {
                        return new Result(target, false, millis, "status " + response.statusCode());
                    }
                    // An error page may well come with status 200, so look for a known phrase too.
                    return response.body().contains(target.mustContain())
                            ? new Result(target, true, millis, "ok")
                            : new Result(target, false, millis, "the expected text is missing");
                })
                .exceptionally(problem -> new Result(target, false, -1, describe(problem)));
    }

    private static String describe(Throwable problem) {
        var cause = problem instanceof CompletionException && problem.getCause() != null ? problem.getCause() : problem;
        return cause instanceof HttpTimeoutException ? "timed out" : cause.getClass().getSimpleName();
    }
}
