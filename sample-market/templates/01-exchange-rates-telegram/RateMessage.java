import java.math.BigDecimal;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Turns the rates into one short HTML message. */
public final class RateMessage {

    private static final DateTimeFormatter DATE =
            DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG).withLocale(Locale.UK);

    private RateMessage() {}

    /** Keeps only the wanted currencies, in the order they were asked for. */
    public static String compose(List<FetchRates.Rate> rates, List<String> wanted) {
        var chosen = wanted.stream()
                .flatMap(code -> rates.stream().filter(rate -> rate.code().equals(code)))
                .toList();
        if (chosen.isEmpty()) {
            throw new IllegalArgumentException("None of " + wanted + " is in today's list");
        }
        var lines = chosen.stream().map(RateMessage::line).collect(Collectors.joining("\n"));
        return """
                <b>Rates of the Central Bank</b>
                %s

                %s""".formatted(chosen.get(0).date().format(DATE), lines);
    }

    private static String line(FetchRates.Rate rate) {
        var arrow = switch (rate.diff().signum()) {
            case 1 -> "▲";
            case -1 -> "▼";
            default -> "•";
        };
        return "%s %d %s = <b>%s</b> soʻm (%s)".formatted(
                arrow, rate.nominal(), rate.code(), money(rate.value(), "#,##0.00"), money(rate.diff(), "+0.00;−0.00"));
    }

    // Thousands are parted by a no-break space, so that a sum never wraps on a phone.
    private static String money(BigDecimal amount, String pattern) {
        var symbols = new DecimalFormatSymbols(Locale.ROOT);
        symbols.setGroupingSeparator('\u00A0');
        symbols.setDecimalSeparator(',');
        return new DecimalFormat(pattern, symbols).format(amount);
    }
}
