import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;

/** Запуск: ScoreLeads leads.csv. Столбцы: id;имя;почта;телефон;источник;бюджет;визиты;создан */
public class ScoreLeads {

    private record Rated(ScoreRules.Lead lead, ScoreRules.Score score) {}

    public static void main(String[] args) throws IOException {
        var input = Path.of(args[0]);
        var now = LocalDateTime.now();
        List<Rated> rated;
        try (var lines = Files.lines(input)) {
            rated = lines.skip(1)
                    .map(line -> line.split(";", -1))
                    .filter(cells -> cells.length == 8)
                    .map(ScoreLeads::lead)
                    .map(lead -> new Rated(lead, ScoreRules.score(lead, now)))
                    .sorted(Comparator.comparingInt((Rated r) -> r.score().points()).reversed())
                    .toList();
        }

        // Горячие лиды раздаём менеджерам по кругу, начиная с самых ценных.
        Deque<String> managers = new ArrayDeque<>(
                Arrays.asList(System.getenv().getOrDefault("MANAGERS", "Отдел продаж").split(",")));
        var output = input.resolveSibling("rated-" + input.getFileName());
        try (var out = Files.newBufferedWriter(output)) {
            out.write("id;имя;оценка;ответственный;почему\n");
            for (var r : rated) {
                var owner = switch (r.score().points() / 20) {
                    case 3, 4, 5 -> {
                        var next = managers.removeFirst();
                        managers.addLast(next);
                        yield next;
                    }
                    case 1, 2 -> "Автоматическая рассылка";
                    default -> "Не звонить";
                };
                out.write("%s;%s;%d;%s;%s%n".formatted(r.lead().id(), r.lead().name(), r.score().points(),
                        owner, String.join(", ", r.score().reasons())));
            }
        }
        long hot = rated.stream().filter(r -> r.score().points() >= 60).count();
        System.out.printf("Лидов: %d, горячих: %d, результат: %s%n", rated.size(), hot, output);
    }

    private static ScoreRules.Lead lead(String[] c) {
        return new ScoreRules.Lead(c[0], c[1].strip(), c[2].strip(), c[3], c[4].strip(),
                c[5].isBlank() ? 0 : Long.parseLong(c[5].replaceAll("\\D", "")),
                c[6].isBlank() ? 0 : Integer.parseInt(c[6].strip()),
                LocalDateTime.parse(c[7].strip().replace(' ', 'T')));
    }
}
