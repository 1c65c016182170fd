import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Постранично читает справочник «Номенклатура». */
public class Nomenclature {

    public record Item(String key, String code, String article, String name) {}

    private static final int PAGE = 500;
    private static final Pattern OBJECT = Pattern.compile("\\{[^{}\\[\\]]*\"Ref_Key\"[^{}\\[\\]]*}");

    private final HttpClient http = HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(15)).build();

    public List<Item> load() throws IOException, InterruptedException {
        var items = new ArrayList<Item>();
        for (int skip = 0; ; skip += PAGE) {
            var page = OBJECT.matcher(get(skip)).results().map(found -> item(found.group())).toList();
            items.addAll(page);
            if (page.size() < PAGE) return items;
        }
    }

    private String get(int skip) throws IOException, InterruptedException {
        // Имена объектов и реквизитов в 1С русские, поэтому кодируем каждую часть адреса.
        var uri = System.getenv("ODATA_URL") + "/odata/standard.odata/" + encode("Catalog_Номенклатура")
                + "?$format=json&$orderby=Code&$top=" + PAGE + "&$skip=" + skip
                + "&$select=" + encode("Ref_Key,Code,Артикул,Description")
                + "&$filter=" + encode("DeletionMark eq false and IsFolder eq false");
        var login = System.getenv("ODATA_USER") + ":" + System.getenv("ODATA_PASSWORD");
        var request = HttpRequest.newBuilder(URI.create(uri.replace("$", "%24")))
                .timeout(Duration.ofMinutes(2))
                .header("Authorization", "Basic "
                        + Base64.getEncoder().encodeToString(login.getBytes(StandardCharsets.UTF_8)))
                .build();
        var response = http.send(request, BodyHandlers.ofString());
        return switch (response.statusCode()) {
            case 200 -> response.body();
            case 401 -> throw new IOException("1С не приняла имя или пароль");
            case 404 -> throw new IOException("Справочник не включён в состав OData");
            default -> throw new IOException("Ответ 1С: " + response.statusCode());
        };
    }

    private static Item item(String json) {
        return new Item(field(json, "Ref_Key"), field(json, "Code").strip(),
                field(json, "Артикул").strip(), field(json, "Description"));
    }

    private static String field(String json, String name) {
        Matcher m = Pattern.compile("\"" + name + "\"\\s*:\\s*\"((?:\\\\.|[^\"\\\\])*)\"").matcher(json);
        return m.find() ? m.group(1).replace("\\\"", "\"").replace("\\/", "/").replace("\\\\", "\\") : "";
    }

    private static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
