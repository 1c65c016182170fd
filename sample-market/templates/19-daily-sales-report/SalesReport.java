import java.math.BigDecimal;
import java.math.MathContext;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Yakunlardan HTML hisobot tuzadi. */
public class SalesReport {

    private static final DateTimeFormatter SANA = DateTimeFormatter.ofPattern("dd.MM.yyyy");

    private final SalesTotals today;
    private final SalesTotals weekAgo;

    public SalesReport(SalesTotals today, SalesTotals weekAgo) {
        this.today = today;
        this.weekAgo = weekAgo;
    }

    public String html() {
        return """
                <!doctype html>
                <html lang="uz">
                <meta charset="utf-8">
                <title>Savdo hisoboti, %1$s</title>
                <h1>%1$s kungi savdo</h1>
                <p>Tushum: <strong>%2$s soʻm</strong> (%3$s)</p>
                <p>Cheklar soni: %4$d, oʻrtacha chek: %5$s soʻm</p>
                <h2>Eng koʻp sotilganlar</h2>
                %6$s
                <h2>Doʻkonlar ulushi</h2>
                %7$s
                """.formatted(SANA.format(today.day()), som(today.revenue()), change(),
                today.receipts(), som(today.averageReceipt()), table(today.products()), table(today.shops()));
    }

    private String change() {
        if (weekAgo.revenue().signum() == 0) return "oʻtgan hafta savdo boʻlmagan";
        var percent = today.revenue().subtract(weekAgo.revenue())
                .multiply(BigDecimal.valueOf(100))
                .divide(weekAgo.revenue(), MathContext.DECIMAL32)
                .intValue();
        return switch (Integer.signum(percent)) {
            case 1 -> "oʻtgan haftadagidan " + percent + "% koʻp";
            case -1 -> "oʻtgan haftadagidan " + -percent + "% kam";
            default -> "oʻtgan haftadagi bilan deyarli teng";
        };
    }

    private String table(List<SalesTotals.Line> lines) {
        return lines.stream()
                .map(line -> "<tr><td>%s<td>%s soʻm<td>%s%%".formatted(
                        line.name().replace("&", "&amp;").replace("<", "&lt;"), som(line.sum()), share(line.sum())))
                .collect(Collectors.joining("\n", "<table>\n", "\n</table>"));
    }

    private int share(BigDecimal sum) {
        if (today.revenue().signum() == 0) return 0;
        return sum.multiply(BigDecimal.valueOf(100)).divide(today.revenue(), MathContext.DECIMAL32).intValue();
    }

    // 12 450 000: xonalar orasida koʻchmaydigan boʻsh joy
    private static String som(BigDecimal sum) {
        var symbols = new DecimalFormatSymbols(Locale.ROOT);
        symbols.setGroupingSeparator('\u00A0');
        return new DecimalFormat("#,##0", symbols).format(sum);
    }
}
