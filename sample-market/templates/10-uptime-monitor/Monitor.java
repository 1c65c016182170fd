import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** Probes all targets once a minute and reports only the changes. */
public class Monitor {

    private static final int STRIKES = 3;

    private final Map<String, Integer> failures = new HashMap<>();
    private final Probe probe = new Probe();
    private final StatusPage page = new StatusPage(Path.of("status.html"));

    void round() {
        try {
            // targets.txt: name, address and expected text, parted by tabs
            var checks = Files.readAllLines(Path.of("targets.txt")).stream()
                    .map(line -> line.split("\t"))
                    .filter(cells -> cells.length == 3)
                    .map(cells -> probe.check(new Probe.Target(cells[0], URI.create(cells[1]), cells[2])))
                    .toList();
            var results = checks.stream().map(CompletableFuture::join).toList();
            results.forEach(this::judge);
            page.write(results);
        } catch (IOException | RuntimeException e) {
            // A scheduled task that throws is never run again, so nothing may escape from here.
            System.err.println("This round failed: " + e);
        }
    }

    private void judge(Probe.Result result) {
        var name = result.target().name();
        int before = failures.getOrDefault(name, 0);
        int now = result.up() ? 0 : before + 1;
        failures.put(name, now);
        if (now == STRIKES) alert("🔴 " + name + " is down: " + result.detail());
        if (now == 0 && before >= STRIKES) alert("🟢 " + name + " is back after " + before + " min");
    }

    private void alert(String text) {
        System.out.println(text);
        var webhook = System.getenv("ALERT_WEBHOOK");
        if (webhook == null) return;
        HttpClient.newHttpClient().sendAsync(
                HttpRequest.newBuilder(URI.create(webhook))
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString("{\"text\":\"" + text.replace("\"", "'") + "\"}"))
                        .build(),
                BodyHandlers.discarding());
    }

    public static void main(String[] args) {
        var monitor = new Monitor();
        Executors.newSingleThreadScheduledExecutor().scheduleAtFixedRate(monitor::round, 0, 1, TimeUnit.MINUTES);
    }
}
