import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Instant;
import java.time.LocalDate;
import java.util.HexFormat;

/** Click Merchant API orqali bitta buyurtmaning toʻlov holatini soʻraydi. */
public class ClickPayments {
	private static final int PAID = 2;

	@Inject Context ctx;

	record Payment(Integer payment_status) {}

	public boolean isPaid(String order, LocalDate day) throws GeneralSecurityException {
		var url = "https://api.click.uz/v2/merchant/payment/status_by_mti/%s/%s/%s";
		var text = ctx.http().get(url.formatted(ctx.secret("CLICK_SERVICE_ID"), order, day), "Auth", key());
		var status = ctx.json().read(text, Payment.class).payment_status();
		return status != null && status == PAID;
	}

	// Foydalanuvchi:sha1(vaqt + maxfiy kalit):vaqt
	private String key() throws GeneralSecurityException {
		var now = Instant.now().getEpochSecond();
		var text = (now + ctx.secret("CLICK_SECRET")).getBytes(StandardCharsets.UTF_8);
		var digest = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-1").digest(text));
		return ctx.secret("CLICK_USER_ID") + ":" + digest + ":" + now;
	}
}
