import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Takes in Stripe's webhooks: 400 for a bad signature, 200 for everything that was understood. */
public class StripeWebhook {

    private static final Duration TOLERANCE = Duration.ofMinutes(5);
    private static final Pattern EVENT_ID = Pattern.compile("\"id\"\\s*:\\s*\"(evt_\\w+)\"");
    private static final Pattern EVENT_TYPE = Pattern.compile("\"type\"\\s*:\\s*\"([a-z_.]+\\.[a-z_]+)\"");

    // Stripe may deliver an event more than once; the last thousand ids are enough to notice.
    private static final Set<String> HANDLED = Collections.newSetFromMap(Collections.synchronizedMap(
            new LinkedHashMap<>() {
                @Override
                protected boolean removeEldestEntry(Map.Entry<String, Boolean> eldest) {
                    return size() > 1_000;
                }
            }));

    public static void main(String[] args) throws IOException {
        var server = HttpServer.create(new InetSocketAddress(8080), 0);
        server.setExecutor(Executors.newFixedThreadPool(4));
        server.createContext("/stripe", StripeWebhook::receive);
        server.start();
    }

    private static void receive(HttpExchange exchange) throws IOException {
        try (exchange) {
            // Verify the bytes as they came: parsing and printing the JSON again would change them.
            var body = exchange.getRequestBody().readNBytes(1 << 20);
            var header = exchange.getRequestHeaders().getFirst("Stripe-Signature");
            int status = header != null && genuine(body, header, Instant.now()) ? 200 : 400;
            exchange.sendResponseHeaders(status, -1);
            if (status == 200) handle(new String(body, StandardCharsets.UTF_8));
        } catch (GeneralSecurityException e) {
            throw new IOException(e);
        }
    }

    /** The header reads t=1492774577,v1=5257a869…,v0=…; several v1 stand there while a secret is being rolled. */
    static boolean genuine(byte[] body, String header, Instant now) throws GeneralSecurityException {
        var parts = Arrays.stream(header.split(","))
                .map(part -> part.split("=", 2)).filter(p -> p.length == 2).toList();
        var time = parts.stream().filter(p -> p[0].equals("t")).map(p -> p[1]).findFirst().orElse("0");
        if (!time.matches("\\d{1,12}")) return false;
        var age = Duration.between(Instant.ofEpochSecond(Long.parseLong(time)), now).abs();
        if (age.compareTo(TOLERANCE) > 0) return false;

        var mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(
                System.getenv("STRIPE_WEBHOOK_SECRET").getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
        mac.update((time + ".").getBytes(StandardCharsets.UTF_8));
        var expected = HexFormat.of().formatHex(mac.doFinal(body)).getBytes(StandardCharsets.US_ASCII);

        return parts.stream()
                .filter(p -> p[0].equals("v1"))
                .anyMatch(p -> MessageDigest.isEqual(expected, p[1].getBytes(StandardCharsets.US_ASCII)));
    }

    private static void handle(String event) {
        var id = EVENT_ID.matcher(event);
        var type = EVENT_TYPE.matcher(event);
        if (!id.find() || !type.find() || !HANDLED.add(id.group(1))) return;
        switch (type.group(1)) {
            case "checkout.session.completed" -> System.out.println("Paid: " + id.group(1));
            case "charge.refunded" -> System.out.println("Refunded: " + id.group(1));
            case "invoice.payment_failed" -> System.out.println("Payment failed: " + id.group(1));
            default -> System.out.println("Left alone: " + type.group(1));
        }
    }
}
