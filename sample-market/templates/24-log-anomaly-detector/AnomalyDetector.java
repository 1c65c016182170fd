import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Запуск: AnomalyDetector app.log. Печатает найденное; код возврата 2, если что-то нашлось. */
public class AnomalyDetector {

    private static final int WINDOW = 60;        // минут истории
    private static final int WARM_UP = 30;       // столько минут только учимся
    private static final double SIGMAS = 4;

    /** История одного шаблона: сколько раз он встречался в каждую минуту. */
    private static final class Series {
        final TreeMap<LocalDateTime, Integer> counts = new TreeMap<>();
        String sample;
        String level;

        double threshold(LocalDateTime minute) {
            var past = counts.subMap(minute.minusMinutes(WINDOW), minute);
            double mean = past.values().stream().mapToInt(Integer::intValue).sum() / (double) WINDOW;
            // Минуты, в которые строки не было, тоже входят в дисперсию.
            double squares = past.values().stream().mapToDouble(n -> (n - mean) * (n - mean)).sum()
                    + (WINDOW - past.size()) * mean * mean;
            return mean + SIGMAS * Math.sqrt(squares / WINDOW);
        }
    }

    public static void main(String[] args) throws IOException {
        Map<String, Series> all = new HashMap<>();
        try (var lines = Files.lines(Path.of(args[0]))) {
            lines.map(LogPatterns::parse).flatMap(Optional::stream).forEach(event -> {
                var series = all.computeIfAbsent(event.level() + " " + event.pattern(), key -> new Series());
                series.counts.merge(event.minute(), 1, Integer::sum);
                series.level = event.level();
                if (series.sample == null) series.sample = event.sample();
            });
        }
        if (all.isEmpty()) {
            System.err.println("Ни одной строки с датой и уровнем не найдено");
            System.exit(1);
        }
        var start = all.values().stream().map(s -> s.counts.firstKey()).min(LocalDateTime::compareTo).orElseThrow();
        int found = 0;
        for (var entry : all.entrySet()) {
            var series = entry.getValue();
            var first = series.counts.firstKey();
            boolean serious = series.level.equals("ERROR") || series.level.equals("WARN");
            if (serious && first.isAfter(start.plusMinutes(WARM_UP))) {
                found++;
                System.out.printf("НОВОЕ   %s  %s%n        %s%n", first, entry.getKey(), series.sample);
            }
            for (var minute : series.counts.entrySet()) {
                boolean known = minute.getKey().isAfter(start.plusMinutes(WARM_UP));
                double threshold = Math.max(5, series.threshold(minute.getKey()));
                if (known && minute.getValue() > threshold) {
                    found++;
                    System.out.printf("ВСПЛЕСК %s  %d раз при пороге %.1f: %s%n",
                            minute.getKey(), minute.getValue(), threshold, entry.getKey());
                }
            }
        }
        System.out.println("Шаблонов: " + all.size() + ", аномалий: " + found);
        System.exit(found == 0 ? 0 : 2);
    }
}
