import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The entry point of the schedule: fetch, compose, send. */
public class SendRates {

    public static void main(String[] args) throws Exception {
        var token = env("TELEGRAM_TOKEN");
        var chat = env("TELEGRAM_CHAT");
        var wanted = Arrays.stream(System.getenv().getOrDefault("CURRENCIES", "USD,EUR,RUB").split(","))
                .map(String::strip)
                .toList();

        var text = RateMessage.compose(FetchRates.fetch(), wanted);
        var form = Map.of("chat_id", chat, "text", text, "parse_mode", "HTML");
        var request = HttpRequest.newBuilder(URI.create("https://api.telegram.org/bot" + token + "/sendMessage"))
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString(encode(form)))
                .build();

        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        if (response.statusCode() != 200) {
            // Telegram explains what is wrong in the body: a bad chat id, a missing right and so on.
            System.err.println(response.body());
            System.exit(1);
        }
        System.out.println("Sent " + wanted.size() + " rates to " + chat);
    }

    private static String encode(Map<String, String> form) {
        return form.entrySet().stream()
                .map(e -> e.getKey() + "=" + URLEncoder.encode(e.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
    }

    private static String env(String name) {
        return Optional.ofNullable(System.getenv(name))
                .filter(value -> !value.isBlank())
                .orElseThrow(() -> new IllegalStateException("Set the variable " + name));
    }
}
