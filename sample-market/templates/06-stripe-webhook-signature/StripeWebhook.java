import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Takes in the events of Stripe: 400 for a bad signature, 200 for everything that was understood. */
@OnRequest("/stripe")
public class StripeWebhook implements Task {
	private static final Duration TOLERANCE = Duration.ofMinutes(5);

	record Event(String id, String type) {}

	public void run(Context ctx) throws GeneralSecurityException {
		var request = ctx.request();
		var header = request.header("Stripe-Signature");
		// The bytes as they came: parsing the JSON and printing it again would change them.
		if (header == null || !isGenuine(request.body(), header, Instant.now(), ctx.secret("STRIPE_WEBHOOK_SECRET"))) {
			request.answer(400);
			return;
		}
		var event = ctx.json().read(request.text(), Event.class);
		// Stripe may deliver an event more than once.
		if (ctx.cache().put(event.id(), true) != null) return;
		switch (event.type()) {
			case "checkout.session.completed" -> ctx.log("paid: {}", event.id());
			case "charge.refunded" -> ctx.log("refunded: {}", event.id());
			case "invoice.payment_failed" -> ctx.log("payment failed: {}", event.id());
			default -> ctx.log("left alone: {}", event.type());
		}
	}

	/** @param header such as t=1492774577,v1=5257a869…; it has several v1 while a secret is being replaced */
	static boolean isGenuine(byte[] body, String header, Instant now, String secret) throws GeneralSecurityException {
		var parts = Arrays.stream(header.split(",")).map(part -> part.split("=", 2)).filter(p -> p.length == 2).toList();
		var time = parts.stream().filter(p -> p[0].equals("t")).map(p -> p[1]).findFirst().orElse("");
		if (!time.matches("\\d{1,12}")) return false;
		var age = Duration.between(Instant.ofEpochSecond(Long.parseLong(time)), now).abs();
		if (age.compareTo(TOLERANCE) > 0) return false;

		var mac = Mac.getInstance("HmacSHA256");
		mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
		mac.update((time + ".").getBytes(StandardCharsets.UTF_8));
		var expected = HexFormat.of().formatHex(mac.doFinal(body)).getBytes(StandardCharsets.US_ASCII);
		return parts.stream()
				.filter(p -> p[0].equals("v1"))
				.anyMatch(p -> MessageDigest.isEqual(expected, p[1].getBytes(StandardCharsets.US_ASCII)));
	}
}
