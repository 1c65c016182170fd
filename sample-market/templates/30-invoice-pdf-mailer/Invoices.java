import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/** Orders that wait for their invoice. */
public final class Invoices {

    public record Line(String title, int quantity, BigDecimal price) {
        public BigDecimal sum() {
            return price.multiply(BigDecimal.valueOf(quantity));
        }
    }

    public record Invoice(long number, LocalDate date, String customer, String email, List<Line> lines) {
        public BigDecimal total() {
            return lines.stream().map(Line::sum).reduce(BigDecimal.ZERO, BigDecimal::add);
        }
    }

    private Invoices() {}

    public static List<Invoice> waiting(Connection db) throws SQLException {
        var sql = """
                SELECT o.id, o.created_on, c.name, c.email, l.title, l.quantity, l.price
                  FROM orders o
                  JOIN customers c ON c.id = o.customer_id
                  JOIN order_lines l ON l.order_id = o.id
                 WHERE o.invoiced_at IS NULL AND o.status = 'confirmed'
                 ORDER BY o.id, l.position
                """;
        var invoices = new LinkedHashMap<Long, Invoice>();
        try (var query = db.createStatement(); var rows = query.executeQuery(sql)) {
            while (rows.next()) {
                var invoice = invoices.get(rows.getLong("id"));
                if (invoice == null) {
                    invoice = new Invoice(rows.getLong("id"), rows.getObject("created_on", LocalDate.class),
                            rows.getString("name"), rows.getString("email"), new ArrayList<>());
                    invoices.put(invoice.number(), invoice);
                }
                invoice.lines().add(new Line(rows.getString("title"),
                        rows.getInt("quantity"), rows.getBigDecimal("price")));
            }
        }
        return List.copyOf(invoices.values());
    }

    /** Returns false if another run was quicker. */
    public static boolean claim(Connection db, long number) throws SQLException {
        try (var update = db.prepareStatement(
                "UPDATE orders SET invoiced_at = now() WHERE id = ? AND invoiced_at IS NULL")) {
            update.setLong(1, number);
            return update.executeUpdate() == 1;
        }
    }
}
