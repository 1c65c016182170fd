import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;

/** Doʻkon bazasidan bir kunlik buyurtmalarni oʻqiydi. Bazaga hech narsa yozilmaydi. */
public class ShopOrders {
	static final ZoneId TASHKENT = ZoneId.of("Asia/Tashkent");

	private static final String QUERY = """
			SELECT id, payment_provider, total_tiyin, status = 'paid' AS paid FROM orders
			WHERE created_at >= ? AND created_at < ? AND payment_provider IN ('payme', 'click')
			ORDER BY id
			""";

	@Inject Context ctx;

	public record Order(String id, String provider, long amount, boolean paid) {}

	public List<Order> of(LocalDate day) throws SQLException {
		var from = day.atStartOfDay(TASHKENT).toOffsetDateTime();
		var orders = new ArrayList<Order>();
		try (var db = DriverManager.getConnection(ctx.secret("SHOP_DB_URL")); var select = db.prepareStatement(QUERY)) {
			select.setObject(1, from);
			select.setObject(2, from.plusDays(1));
			var rows = select.executeQuery();
			while (rows.next()) {
				orders.add(new Order(rows.getString("id"), rows.getString("payment_provider"),
						rows.getLong("total_tiyin"), rows.getBoolean("paid")));
			}
		}
		return orders;
	}
}
