import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;

/** Payme kassasidan bir kunlik toʻlangan cheklarni oladi. Summalar tiyinda keladi. */
public class PaymeReceipts {

    static final ZoneId TOSHKENT = ZoneId.of("Asia/Tashkent");
    private static final int TOLANGAN = 4;   // chek holati: toʻlov yakunlangan
    private static final int SAHIFA = 50;

    // Bizga chekning uchta maydoni yetarli: holati, summasi va buyurtma raqami.
    private static final Pattern HOLAT = Pattern.compile("\"state\":(-?\\d+)");
    private static final Pattern SUMMA = Pattern.compile("\"amount\":(\\d+)");
    private static final Pattern BUYURTMA = Pattern.compile("\"name\":\"order_id\"[^}]*?\"value\":\"?(\\w+)");

    private final HttpClient http = HttpClient.newHttpClient();

    /** Buyurtma raqami → toʻlangan summa (tiyin). */
    public Map<String, Long> paid(LocalDate day) throws IOException, InterruptedException {
        long from = day.atStartOfDay(TOSHKENT).toInstant().toEpochMilli();
        long to = day.plusDays(1).atStartOfDay(TOSHKENT).toInstant().toEpochMilli() - 1;
        var result = new HashMap<String, Long>();

        for (int offset = 0; ; offset += SAHIFA) {
            var receipts = page(from, to, offset).split("(?=\\{\"_id\")");
            for (var receipt : receipts) {
                var state = HOLAT.matcher(receipt);
                var amount = SUMMA.matcher(receipt);
                var order = BUYURTMA.matcher(receipt);
                if (state.find() && Integer.parseInt(state.group(1)) == TOLANGAN && amount.find() && order.find()) {
                    result.merge(order.group(1), Long.valueOf(amount.group(1)), Long::sum);
                }
            }
            if (receipts.length <= SAHIFA) return result;   // birinchi boʻlak — javobning sarlavhasi
        }
    }

    private String page(long from, long to, int offset) throws IOException, InterruptedException {
        var body = """
                {"id": 1, "method": "receipts.get_all",
                 "params": {"count": %d, "from": %d, "to": %d, "offset": %d}}
                """.formatted(SAHIFA, from, to, offset);
        var request = HttpRequest.newBuilder(URI.create("https://checkout.paycom.uz/api"))
                .header("X-Auth", System.getenv("PAYME_ID") + ":" + System.getenv("PAYME_KEY"))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body))
                .build();
        var response = http.send(request, BodyHandlers.ofString());
        if (response.statusCode() != 200 || response.body().contains("\"error\":{")) {
            throw new IOException("Payme xatolik qaytardi: " + response.body());
        }
        return response.body();
    }
}
