import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;

/** Lentalardagi yangi maqolalarni kanalga eskisidan yangisiga qarab joylaydi. */
public class ChannelPoster {

    private static final Path SEEN = Path.of("joylangan.txt");

    public static void main(String[] args) throws Exception {
        boolean firstRun = Files.notExists(SEEN);
        Set<String> seen = firstRun ? new LinkedHashSet<>() : new LinkedHashSet<>(Files.readAllLines(SEEN));
        var reader = new FeedReader();
        int posted = 0;

        for (var feed : System.getenv("FEEDS").split(",")) {
            try {
                var fresh = new ArrayList<>(reader.read(feed.strip()));
                Collections.reverse(fresh);
                for (var article : fresh) {
                    if (seen.contains(article.link())) continue;
                    if (!firstRun) {
                        post(article);
                        posted++;
                        Thread.sleep(3_500);   // bitta kanalga daqiqasiga 20 tadan koʻp xabar yuborib boʻlmaydi
                    }
                    seen.add(article.link());
                }
            } catch (IOException e) {
                // Bitta lenta ishlamasa ham, qolganlari oʻqilaveradi.
                System.err.println(e.getMessage());
            }
        }
        Files.write(SEEN, seen.stream().skip(Math.max(0, seen.size() - 5_000)).toList());
        System.out.println(firstRun ? "Roʻyxat tuzildi: " + seen.size() : "Joylandi: " + posted);
    }

    private static void post(FeedReader.Article article) throws IOException, InterruptedException {
        var summary = article.summary().length() > 300
                ? article.summary().substring(0, article.summary().lastIndexOf(' ', 300)) + "…"
                : article.summary();
        var text = "<b>%s</b>\n\n%s\n\n<a href=\"%s\">Toʻliq oʻqish</a>".formatted(
                html(article.title()), html(summary), html(article.link()));
        var form = "parse_mode=HTML&chat_id=" + url(System.getenv("TELEGRAM_CHANNEL")) + "&text=" + url(text);
        var request = HttpRequest.newBuilder(
                        URI.create("https://api.telegram.org/bot" + System.getenv("TELEGRAM_TOKEN") + "/sendMessage"))
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString(form))
                .build();
        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        if (response.statusCode() != 200) throw new IOException("Telegram: " + response.body());
    }

    private static String html(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
    }

    private static String url(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
