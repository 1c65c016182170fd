import java.time.Duration;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;

/** Правила, по которым считается оценка. Меняйте баллы прямо здесь. */
public final class ScoreRules {

    public record Lead(String id, String name, String email, String phone, String source,
                       long budget, int visits, LocalDateTime created) {}

    public record Score(int points, List<String> reasons) {}

    private record Rule(String reason, int points, Predicate<Lead> test) {}

    private static final Set<String> FREE_MAIL = Set.of("gmail.com", "mail.ru", "yandex.ru", "bk.ru", "outlook.com");

    private static final List<Rule> RULES = List.of(
            new Rule("указан телефон", 15, lead -> lead.phone().replaceAll("\\D", "").length() >= 9),
            new Rule("корпоративная почта", 15,
                    lead -> lead.email().contains("@") && !FREE_MAIL.contains(domain(lead))),
            new Rule("пришёл по рекомендации", 25, lead -> lead.source().equals("referral")),
            new Rule("пришёл с вебинара", 10, lead -> lead.source().equals("webinar")),
            new Rule("бюджет от 50 млн сумов", 25, lead -> lead.budget() >= 50_000_000),
            new Rule("бюджет от 10 млн сумов", 10, lead -> lead.budget() >= 10_000_000 && lead.budget() < 50_000_000),
            new Rule("возвращался на сайт", 10, lead -> lead.visits() >= 3),
            new Rule("одноразовая почта", -40, lead -> domain(lead).matches(".*(tempmail|mailinator|10minute).*")),
            new Rule("имя похоже на случайное", -20, lead -> lead.name().matches("(?i)[bcdfghjklmnpqrstvwxz]{5,}.*")));

    private ScoreRules() {}

    public static Score score(Lead lead, LocalDateTime now) {
        var hits = RULES.stream().filter(rule -> rule.test().test(lead)).toList();
        int sum = hits.stream().mapToInt(Rule::points).sum();
        // Каждые семь суток без ответа оценка уменьшается вдвое.
        double age = Duration.between(lead.created(), now).toHours() / 24.0;
        int points = (int) Math.round(sum * Math.pow(0.5, Math.max(0, age) / 7));
        return new Score(Math.max(0, Math.min(100, points)), hits.stream().map(Rule::reason).toList());
    }

    private static String domain(Lead lead) {
        return lead.email().substring(lead.email().indexOf('@') + 1).toLowerCase(Locale.ROOT);
    }
}
