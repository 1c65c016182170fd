import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Empties ./outbox: each file becomes one Slack message and is deleted once Slack has taken it. */
public class PostToSlack {

    private static final int LIMIT = 2800;

    // Slack's mrkdwn knows neither headings nor [text](url).
    private static final UnaryOperator<String> TO_MRKDWN = markdown -> Stream.<UnaryOperator<String>>of(
                    s -> s.replaceAll("&", "&amp;").replaceAll("<", "&lt;"),
                    s -> s.replaceAll("\\[([^\\]]+)]\\((https?://[^)]+)\\)", "<$2|$1>"),
                    s -> s.replaceAll("\\*\\*(.+?)\\*\\*", "*$1*"),
                    s -> s.replaceAll("(?m)^#{1,6}\\s+(.+)$", "*$1*"),
                    s -> s.replaceAll("(?m)^[-*]\\s+", "• "),
                    s -> s.length() <= LIMIT ? s : s.substring(0, LIMIT) + "\n_… the rest is on GitHub_")
            .reduce(markdown, (text, step) -> step.apply(text), (a, b) -> b);

    public static void main(String[] args) throws IOException, InterruptedException {
        var webhook = URI.create(System.getenv("SLACK_WEBHOOK"));
        var http = HttpClient.newHttpClient();
        try (var files = Files.newDirectoryStream(Path.of("outbox"), "*.md")) {
            for (var file : files) {
                var text = TO_MRKDWN.apply(Files.readString(file));
                var request = HttpRequest.newBuilder(webhook)
                        .header("Content-Type", "application/json; charset=utf-8")
                        .POST(BodyPublishers.ofString("{\"text\": " + quote(text) + ", \"unfurl_links\": false}"))
                        .build();
                var response = http.send(request, BodyHandlers.ofString());
                if (response.statusCode() == 200) {
                    Files.delete(file);
                } else {
                    System.err.println(file + " stays in the outbox: " + response.body());
                }
                Thread.sleep(1_100);   // Slack asks for no more than one message a second
            }
        }
    }

    private static String quote(String text) {
        var json = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            switch (c) {
                case '"', '\\' -> json.append('\\').append(c);
                case '\n' -> json.append("\\n");
                default -> {
                    if (c < ' ') json.append("\\u%04x".formatted((int) c));
                    else json.append(c);
                }
            }
        }
        return json.append('"').toString();
    }
}
