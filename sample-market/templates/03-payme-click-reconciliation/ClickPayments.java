import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.HexFormat;
import java.util.regex.Pattern;

/** Click Merchant API orqali bitta buyurtmaning toʻlov holatini soʻraydi. */
public class ClickPayments {

    public enum Status { TOLANGAN, KUTILMOQDA, BEKOR_QILINGAN, TOPILMADI }

    private static final Pattern HOLAT = Pattern.compile("\"payment_status\"\\s*:\\s*(-?\\d+)");
    private static final String SERVICE = System.getenv("CLICK_SERVICE_ID");

    private final HttpClient http = HttpClient.newHttpClient();

    public Status status(String orderId, LocalDate day) throws IOException, InterruptedException {
        var uri = URI.create("https://api.click.uz/v2/merchant/payment/status_by_mti/%s/%s/%s"
                .formatted(SERVICE, orderId, day));
        var request = HttpRequest.newBuilder(uri)
                .header("Accept", "application/json")
                .header("Auth", authHeader(Instant.now().getEpochSecond()))
                .build();
        var response = http.send(request, BodyHandlers.ofString());
        if (response.statusCode() == 401) {
            throw new IOException("Click kaliti notoʻgʻri yoki muddati oʻtgan");
        }
        var found = HOLAT.matcher(response.body());
        if (!found.find()) {
            return Status.TOPILMADI;
        }
        return switch (Integer.parseInt(found.group(1))) {
            case 2 -> Status.TOLANGAN;
            case 0, 1 -> Status.KUTILMOQDA;
            default -> Status.BEKOR_QILINGAN;
        };
    }

    // Sarlavha: foydalanuvchi:sha1(vaqt + maxfiy kalit):vaqt
    private static String authHeader(long now) {
        try {
            var sha1 = MessageDigest.getInstance("SHA-1");
            var digest = sha1.digest((now + System.getenv("CLICK_SECRET")).getBytes(StandardCharsets.UTF_8));
            return System.getenv("CLICK_USER_ID") + ":" + HexFormat.of().formatHex(digest) + ":" + now;
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("SHA-1 har bir JDK da bor", e);
        }
    }
}
