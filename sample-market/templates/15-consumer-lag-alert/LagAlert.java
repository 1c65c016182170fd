import java.io.IOException;
import java.net.URI;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/** Keeps a window of samples for each group and judges its trend. */
public class LagAlert {

    private static final int WINDOW = 15;            // samples, one a minute
    private static final double WORTH_A_LOOK = 1_000;

    private record Trend(double last, double slope) {
        String verdict() {
            if (last < WORTH_A_LOOK) return "fine";
            if (slope > last * 0.01) return "GROWING by %,.0f a minute".formatted(slope);
            if (slope < 0) return "catching up, %,.0f min left".formatted(last / -slope);
            return "stuck at the same level";
        }

        boolean alarming() {
            return last >= WORTH_A_LOOK && slope >= 0;
        }
    }

    private final Map<LagScraper.GroupTopic, Deque<Double>> history = new HashMap<>();

    Trend add(LagScraper.GroupTopic key, double lag) {
        var window = history.computeIfAbsent(key, k -> new ArrayDeque<>());
        if (window.size() == WINDOW) window.removeFirst();
        window.addLast(lag);
        return new Trend(lag, slope(window));
    }

    /** Least squares over equally spaced points. */
    private static double slope(Deque<Double> window) {
        int n = window.size();
        if (n < 5) return -1e-9;   // too early to judge: treat it as falling
        double meanX = (n - 1) / 2.0;
        double meanY = window.stream().mapToDouble(Double::doubleValue).average().orElse(0);
        double above = 0;
        double below = 0;
        int x = 0;
        for (double y : window) {
            above += (x - meanX) * (y - meanY);
            below += (x - meanX) * (x - meanX);
            x++;
        }
        return above / below;
    }

    public static void main(String[] args) throws InterruptedException {
        var scraper = new LagScraper(URI.create(
                System.getenv().getOrDefault("EXPORTER", "http://localhost:9308/metrics")));
        var alert = new LagAlert();
        while (true) {
            try {
                scraper.scrape().forEach((key, lag) -> {
                    var trend = alert.add(key, lag);
                    var stream = trend.alarming() ? System.err : System.out;
                    stream.printf("%-40s %,12.0f  %s%n", key, lag, trend.verdict());
                });
            } catch (IOException e) {
                System.err.println("No data this minute: " + e.getMessage());
            }
            Thread.sleep(60_000);
        }
    }
}
