import java.time.LocalDate;
import java.util.HashMap;

/** Kechagi toʻlov va buyurtmalarni solishtirib, har bir tafovutni logga yozadi. */
@Cron("0 0 6 * * *")
public class Reconcile implements Task {
	@Inject ShopOrders orders;
	@Inject PaymeReceipts payme;
	@Inject ClickPayments click;

	public void run(Context ctx) throws Exception {
		var day = LocalDate.now(ShopOrders.TASHKENT).minusDays(1);
		var receipts = new HashMap<>(payme.paid(day));
		int found = 0;
		for (var order : orders.of(day)) {
			var received = switch (order.provider()) {
				case "payme" -> {
					var sum = receipts.remove(order.id());
					yield sum == null ? 0 : sum;
				}
				// Click summani oʻzi tekshiradi: holat yetarli.
				default -> click.isPaid(order.id(), day) ? order.amount() : 0;
			};
			var expected = order.paid() ? order.amount() : 0;
			if (received == expected) continue;
			found++;
			ctx.log("{} {}: kutilgan {}, tushgan {} tiyin", order.provider(), order.id(), expected, received);
		}
		// Roʻyxatda qolganlarining buyurtmasi bazada yoʻq.
		for (var order : receipts.keySet()) ctx.log("payme {}: bazada bunday buyurtma yoʻq", order);
		ctx.log("{}: {} ta tafovut", day, found + receipts.size());
	}
}
