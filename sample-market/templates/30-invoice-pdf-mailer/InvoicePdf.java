import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A one-page A4 PDF made of text and lines, in the fonts every viewer has. */
public class InvoicePdf {

    private static final Charset WIN_ANSI = Charset.forName("windows-1252");
    private final StringBuilder page = new StringBuilder();

    public static byte[] draw(Invoices.Invoice invoice) {
        var pdf = new InvoicePdf();
        pdf.text("F2", 22, 50, 780, "Invoice " + invoice.number());
        pdf.text("F1", 10, 50, 758, "Date: " + invoice.date());
        pdf.text("F1", 10, 50, 742, "Bill to: " + invoice.customer());
        pdf.rule(722);
        pdf.row(706, "F2", "Description", "Qty", "Price", "Sum");
        pdf.rule(698);
        int y = 682;
        for (var line : invoice.lines()) {
            if (y < 120)
                throw new IllegalArgumentException("Invoice " + invoice.number() + " does not fit on one page");
            pdf.row(y, "F1", line.title(), String.valueOf(line.quantity()), money(line.price()), money(line.sum()));
            y -= 18;
        }
        pdf.rule(y + 8);
        pdf.row(y - 8, "F2", "Total, UZS", "", "", money(invoice.total()));
        return pdf.file();
    }

    private void row(int y, String font, String title, String quantity, String price, String sum) {
        text(font, 10, 50, y, title.length() > 48 ? title.substring(0, 47) + "…" : title);
        right(font, 350, y, quantity);
        right(font, 440, y, price);
        right(font, 545, y, sum);
    }

    // Digits of Helvetica are all 0.556 wide, spaces, dots and commas 0.278: enough to align sums.
    private void right(String font, int x, int y, String text) {
        double width = text.chars().mapToDouble(c -> " .,".indexOf(c) >= 0 ? 0.278 : 0.556).sum() * 10;
        text(font, 10, x - width, y, text);
    }

    private void text(String font, int size, double x, int y, String text) {
        // These fonts know Western letters only; ʻ and ʼ have near look-alikes there.
        var latin = Normalizer.normalize(text.replace('ʻ', '‘').replace('ʼ', '’'), Normalizer.Form.NFC);
        var escaped = latin.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)");
        page.append(String.format(Locale.ROOT, "BT /%s %d Tf %.2f %d Td (%s) Tj ET%n", font, size, x, y, escaped));
    }

    private void rule(int y) {
        page.append("0.5 w 50 ").append(y).append(" m 545 ").append(y).append(" l S\n");
    }

    private static String money(java.math.BigDecimal sum) {
        return String.format(Locale.ROOT, "%,.2f", sum).replace(',', ' ');
    }

    private byte[] file() {
        var content = page.toString().getBytes(WIN_ANSI);
        var objects = List.of(
                "<< /Type /Catalog /Pages 2 0 R >>",
                "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
                "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 6 0 R /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> >>",
                "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
                "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>",
                "<< /Length " + content.length + " >>\nstream\n" + new String(content, WIN_ANSI) + "\nendstream");
        var out = new ByteArrayOutputStream();
        var offsets = new ArrayList<Integer>();
        out.writeBytes("%PDF-1.4\n".getBytes(StandardCharsets.US_ASCII));
        for (int i = 0; i < objects.size(); i++) {
            offsets.add(out.size());
            out.writeBytes(((i + 1) + " 0 obj\n" + objects.get(i) + "\nendobj\n").getBytes(WIN_ANSI));
        }
        // The cross-reference table: where in the file each object begins.
        int table = out.size();
        var xref = new StringBuilder("xref\n0 7\n0000000000 65535 f \n");
        offsets.forEach(offset -> xref.append("%010d 00000 n \n".formatted(offset)));
        xref.append("trailer\n<< /Size 7 /Root 1 0 R >>\nstartxref\n").append(table).append("\n%%EOF\n");
        out.writeBytes(xref.toString().getBytes(StandardCharsets.US_ASCII));
        return out.toByteArray();
    }
}
