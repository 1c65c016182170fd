import java.math.BigDecimal;
import java.math.RoundingMode;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/** Bir kunlik savdo yakunlari. Hisob-kitobning hammasi bazaning oʻzida bajariladi. */
public record SalesTotals(LocalDate day, BigDecimal revenue, int receipts, List<Line> products, List<Line> shops) {

    public record Line(String name, BigDecimal sum) {}

    public BigDecimal averageReceipt() {
        return receipts == 0
                ? BigDecimal.ZERO
                : revenue.divide(BigDecimal.valueOf(receipts), 0, RoundingMode.HALF_UP);
    }

    public static SalesTotals load(Connection db, LocalDate day) throws SQLException {
        var sql = "SELECT coalesce(sum(total), 0), count(DISTINCT receipt_id) FROM sales WHERE sold_on = ?";
        try (var query = db.prepareStatement(sql)) {
            query.setObject(1, day);
            var row = query.executeQuery();
            row.next();
            return new SalesTotals(day, row.getBigDecimal(1), row.getInt(2),
                    top(db, "product_name", day, 10), top(db, "shop_name", day, 100));
        }
    }

    // Ustun nomi soʻrovga parametr boʻlib kirmaydi, shuning uchun u faqat shu fayldan beriladi.
    private static List<Line> top(Connection db, String column, LocalDate day, int limit) throws SQLException {
        var sql = """
                SELECT %1$s, sum(total) AS jami
                  FROM sales
                 WHERE sold_on = ?
                 GROUP BY %1$s
                 ORDER BY jami DESC
                 LIMIT ?
                """.formatted(column);
        try (var query = db.prepareStatement(sql)) {
            query.setObject(1, day);
            query.setInt(2, limit);
            var rows = query.executeQuery();
            var lines = new ArrayList<Line>();
            while (rows.next()) lines.add(new Line(rows.getString(1), rows.getBigDecimal(2)));
            return lines;
        }
    }
}
