import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.regex.Pattern;

/** Long-polls the Bot API and answers every text message. */
public class SupportBot {

    private static final Pattern UPDATE = Pattern.compile(
            "\"update_id\":(\\d+).*?\"chat\":\\{\"id\":(-?\\d+).*?\"text\":\"((?:\\\\.|[^\"\\\\])*)\"", Pattern.DOTALL);
    private static final Pattern UPDATE_ID = Pattern.compile("\"update_id\":(\\d+)");

    private final HttpClient http = HttpClient.newHttpClient();
    private final String api = "https://api.telegram.org/bot" + System.getenv("TELEGRAM_TOKEN");
    private final AnswerBook answers;
    private final TicketLog tickets;

    SupportBot(AnswerBook answers, TicketLog tickets) {
        this.answers = answers;
        this.tickets = tickets;
    }

    void run() throws InterruptedException {
        long offset = 0;
        while (!Thread.currentThread().isInterrupted()) {
            try {
                // Telegram holds the call open for up to 50 seconds while there is nothing new.
                var body = call("/getUpdates?timeout=50&allowed_updates=%5B%22message%22%5D&offset=" + offset);
                for (var part : body.split("(?=\\{\"update_id\")")) {
                    var id = UPDATE_ID.matcher(part);
                    if (!id.find()) continue;
                    offset = Long.parseLong(id.group(1)) + 1;
                    var update = UPDATE.matcher(part);
                    if (update.find()) answer(Long.parseLong(update.group(2)), unescape(update.group(3)));
                }
            } catch (IOException e) {
                System.err.println("Telegram is out of reach: " + e.getMessage());
                Thread.sleep(5_000);
            }
        }
    }

    private void answer(long chat, String question) throws IOException, InterruptedException {
        var known = answers.find(question);
        if (known.isPresent()) {
            send(chat, known.get());
            return;
        }
        var ticket = tickets.open(chat, question);
        send(chat, "Thank you. Your question is ticket #" + ticket + ", a colleague will write to you here.");
        send(Long.parseLong(System.getenv("DUTY_CHAT")), "#" + ticket + " from " + chat + "\n" + question);
    }

    private void send(long chat, String text) throws IOException, InterruptedException {
        call("/sendMessage?chat_id=" + chat + "&text=" + URLEncoder.encode(text, StandardCharsets.UTF_8));
    }

    private String call(String path) throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create(api + path)).timeout(Duration.ofSeconds(60)).build();
        var response = http.send(request, BodyHandlers.ofString());
        if (response.statusCode() != 200) throw new IOException(response.statusCode() + " " + response.body());
        return response.body();
    }

    private static String unescape(String json) {
        var text = Pattern.compile("\\\\u([0-9a-fA-F]{4})").matcher(json)
                .replaceAll(m -> java.util.regex.Matcher.quoteReplacement(
                        String.valueOf((char) Integer.parseInt(m.group(1), 16))));
        return text.replace("\\n", "\n").replace("\\\"", "\"").replace("\\/", "/").replace("\\\\", "\\");
    }

    public static void main(String[] args) throws Exception {
        new SupportBot(AnswerBook.load(Path.of("answers.txt")), new TicketLog(Path.of("tickets.tsv"))).run();
    }
}
