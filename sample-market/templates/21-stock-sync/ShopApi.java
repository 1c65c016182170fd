import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** The shop's REST interface. */
public class ShopApi {

    private static final Pattern PRODUCT = Pattern.compile(
            "\\{[^{}]*\"sku\"\\s*:\\s*\"([^\"]+)\"[^{}]*\"available\"\\s*:\\s*(\\d+)[^{}]*\"reserved\"\\s*:\\s*(\\d+)[^{}]*}");
    private static final Pattern NEXT = Pattern.compile("<([^>]+)>;\\s*rel=\"next\"");

    private final HttpClient http = HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(10)).build();
    private final String base;
    private final String token;

    public ShopApi(String base, String token) {
        this.base = base;
        this.token = token;
    }

    public Map<Stock.Sku, Stock.Listed> products() throws IOException, InterruptedException {
        Map<Stock.Sku, Stock.Listed> products = new TreeMap<>();
        var page = URI.create(base + "/products?fields=sku,available,reserved&limit=250");
        while (page != null) {
            var response = http.send(request(page).build(), BodyHandlers.ofString());
            if (response.statusCode() != 200) throw new IOException("The shop answered " + response.statusCode());
            PRODUCT.matcher(response.body()).results().forEach(m -> {
                var sku = new Stock.Sku(m.group(1));
                products.put(sku, new Stock.Listed(sku, Integer.parseInt(m.group(2)), Integer.parseInt(m.group(3))));
            });
            // The address of the next page comes in the Link header.
            page = response.headers().firstValue("Link")
                    .map(NEXT::matcher)
                    .filter(java.util.regex.Matcher::find)
                    .map(m -> URI.create(m.group(1)))
                    .orElse(null);
        }
        return products;
    }

    public void patch(Stock.Sku sku, String json) throws IOException, InterruptedException {
        var request = request(URI.create(base + "/products/" + sku))
                .header("Content-Type", "application/merge-patch+json")
                .method("PATCH", BodyPublishers.ofString(json))
                .build();
        var response = http.send(request, BodyHandlers.ofString());
        if (response.statusCode() / 100 != 2) {
            throw new IOException(sku + ": " + response.statusCode() + " " + response.body());
        }
    }

    private HttpRequest.Builder request(URI uri) {
        return HttpRequest.newBuilder(uri).timeout(Duration.ofSeconds(30)).header("Authorization", "Bearer " + token);
    }
}
