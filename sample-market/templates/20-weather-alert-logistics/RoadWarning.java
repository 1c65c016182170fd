import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.function.Predicate;

/** Prognozdagi xavflarni topib, dispetcherlar guruhiga yozadi. */
public class RoadWarning {

    private enum Danger {
        YAXMALAK("yaxmalak boʻlishi mumkin", h -> h.temperature() > -6 && h.temperature() < 1 && h.rain() > 0),
        QOR("kuchli qor", h -> h.snow() >= 1),
        SHAMOL("shamol 70 km/soatdan kuchli", h -> h.gusts() >= 70),
        TUMAN("koʻrinish 200 metrdan kam", h -> h.visibility() < 200),
        JAZIRAMA("42 darajadan issiq, muzlatkichli yukni kechasi joʻnating", h -> h.temperature() >= 42);

        final String text;
        final Predicate<RouteForecast.Hour> test;

        Danger(String text, Predicate<RouteForecast.Hour> test) {
            this.text = text;
            this.test = test;
        }
    }

    private static final DateTimeFormatter SOAT = DateTimeFormatter.ofPattern("HH:mm");

    public static void main(String[] args) throws Exception {
        var forecast = new RouteForecast();
        var warnings = new ArrayList<String>();
        for (var place : RouteForecast.TOSHKENT_FARGONA) {
            var hours = forecast.next24Hours(place);
            for (var danger : EnumSet.allOf(Danger.class)) {
                var bad = hours.stream().filter(danger.test)
                        .map(RouteForecast.Hour::time).sorted(Comparator.naturalOrder()).toList();
                if (bad.isEmpty()) continue;
                warnings.add("⚠️ %s: %s, %s–%s".formatted(place.name(), danger.text,
                        bad.get(0).format(SOAT), bad.get(bad.size() - 1).plusHours(1).format(SOAT)));
            }
        }
        if (warnings.isEmpty()) {
            System.out.println("Yoʻl ochiq, xavf yoʻq");
            return;
        }
        send("Toshkent — Fargʻona yoʻnalishi\n\n" + String.join("\n", warnings));
    }

    private static void send(String text) throws Exception {
        var body = "chat_id=" + System.getenv("TELEGRAM_CHAT")
                + "&text=" + URLEncoder.encode(text, StandardCharsets.UTF_8);
        var request = HttpRequest.newBuilder(
                URI.create("https://api.telegram.org/bot" + System.getenv("TELEGRAM_TOKEN") + "/sendMessage"))
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString(body))
                .build();
        int status = HttpClient.newHttpClient().send(request, BodyHandlers.discarding()).statusCode();
        // Xabar yetib bormasa, hech boʻlmaganda jurnalda qolsin.
        if (status != 200) System.err.println("Telegram javobi: " + status + "\n" + text);
    }
}
