import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Base64;

/** Четыре шага обмена: checkauth, init, file, import. */
public class SiteExchange {

    private final HttpClient http = HttpClient.newHttpClient();
    private String cookie = "";

    public static void main(String[] args) throws Exception {
        var items = new Nomenclature().load();
        System.out.println("Получено позиций: " + items.size());
        if (items.isEmpty()) {
            throw new IllegalStateException("Пустой справочник на сайт не передаём");
        }
        var file = CommerceMl.write(items, Path.of("import.xml"));
        new SiteExchange().transfer(file);
    }

    private void transfer(Path file) throws IOException, InterruptedException {
        // Первый ответ состоит из трёх строк: success, имя куки и её значение.
        var auth = call("checkauth", "", null).lines().toList();
        if (auth.size() < 3 || !auth.get(0).equals("success")) {
            throw new IOException("Сайт отказал во входе: " + String.join(" ", auth));
        }
        cookie = auth.get(1) + "=" + auth.get(2);

        call("init", "", null);
        expectSuccess(call("file", "&filename=" + file.getFileName(), BodyPublishers.ofFile(file)));

        String answer;
        int step = 0;
        do {
            // Большой каталог сайт разбирает частями и просит повторять запрос.
            answer = call("import", "&filename=" + file.getFileName(), null);
            System.out.println("Шаг " + ++step + ": " + answer.lines().findFirst().orElse(""));
        } while (answer.startsWith("progress") && step < 500);
        expectSuccess(answer);
    }

    private String call(String mode, String query, BodyPublisher body) throws IOException, InterruptedException {
        var login = System.getenv("SITE_USER") + ":" + System.getenv("SITE_PASSWORD");
        var request = HttpRequest.newBuilder(
                URI.create(System.getenv("SITE_URL") + "?type=catalog&mode=" + mode + query))
                .header("Authorization", "Basic "
                        + Base64.getEncoder().encodeToString(login.getBytes(StandardCharsets.UTF_8)));
        if (!cookie.isEmpty()) request.header("Cookie", cookie);
        if (body != null) request.POST(body);
        return http.send(request.build(), BodyHandlers.ofString()).body();
    }

    private static void expectSuccess(String answer) throws IOException {
        if (!answer.startsWith("success")) throw new IOException("Сайт ответил: " + answer);
    }
}
