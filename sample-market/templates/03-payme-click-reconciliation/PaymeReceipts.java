import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Payme kassasidan bir kunlik toʻlangan cheklarni oladi. Summalar tiyinda keladi. */
public class PaymeReceipts {
	private static final int PAID = 4;
	private static final int PAGE = 50;

	@Inject Context ctx;

	record Field(String name, String value) {}
	record Receipt(int state, long amount, List<Field> account) {}
	record Result(List<Receipt> receipts) {}
	record Answer(Result result) {}

	/** Buyurtma raqami → toʻlangan summa (tiyin). */
	public Map<String, Long> paid(LocalDate day) {
		var sums = new HashMap<String, Long>();
		for (int offset = 0; ; offset += PAGE) {
			var receipts = page(day, offset);
			for (var receipt : receipts) {
				if (receipt.state() == PAID) sums.merge(orderOf(receipt), receipt.amount(), Long::sum);
			}
			if (receipts.size() < PAGE) return sums;
		}
	}

	private List<Receipt> page(LocalDate day, int offset) {
		var from = day.atStartOfDay(ShopOrders.TASHKENT).toInstant().toEpochMilli();
		var to = day.plusDays(1).atStartOfDay(ShopOrders.TASHKENT).toInstant().toEpochMilli() - 1;
		var params = Map.of("count", PAGE, "from", from, "to", to, "offset", offset);
		var text = ctx.http().post("https://checkout.paycom.uz/api",
				Map.of("id", 1, "method", "receipts.get_all", "params", params),
				"X-Auth", ctx.secret("PAYME_ID") + ":" + ctx.secret("PAYME_KEY"));
		return ctx.json().read(text, Answer.class).result().receipts();
	}

	private static String orderOf(Receipt receipt) {
		return receipt.account().stream()
				.filter(field -> field.name().equals("order_id"))
				.map(Field::value).findFirst().orElse("?");
	}
}
