import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.Base64;
import java.util.List;
import java.util.UUID;
import javax.net.ssl.SSLSocketFactory;

/** Usage: MailInvoices [--preview] */
public class MailInvoices {

    private static final Base64.Encoder MIME = Base64.getMimeEncoder();

    public static void main(String[] args) throws Exception {
        boolean preview = List.of(args).contains("--preview");
        var folder = Files.createDirectories(Path.of("out"));
        try (var db = DriverManager.getConnection(System.getenv("DB_URL"))) {
            db.setAutoCommit(false);
            for (var invoice : Invoices.waiting(db)) {
                var pdf = InvoicePdf.draw(invoice);
                Files.write(folder.resolve("invoice-" + invoice.number() + ".pdf"), pdf);
                if (preview || !Invoices.claim(db, invoice.number())) continue;
                try {
                    deliver(List.of(invoice.email(), System.getenv("SMTP_USER")), message(invoice, pdf));
                    db.commit();
                    System.out.println("Sent: " + invoice.number());
                } catch (IOException e) {
                    db.rollback();   // stays on the list for the next hour
                    System.err.println(invoice.number() + ": " + e.getMessage());
                }
            }
        }
    }

    private static String message(Invoices.Invoice invoice, byte[] pdf) {
        var border = "=_" + UUID.randomUUID();
        return """
                From: <%1$s>
                To: <%2$s>
                Subject: Invoice %3$d
                MIME-Version: 1.0
                Content-Type: multipart/mixed; boundary="%4$s"

                --%4$s
                Content-Type: text/plain; charset=utf-8
                Content-Transfer-Encoding: base64

                %5$s
                --%4$s
                Content-Type: application/pdf
                Content-Disposition: attachment; filename="invoice-%3$d.pdf"
                Content-Transfer-Encoding: base64

                %6$s
                --%4$s--
                """.formatted(System.getenv("SMTP_USER"), invoice.email(), invoice.number(), border,
                MIME.encodeToString("Hello, %s!\n\nYour invoice is attached. Thank you for the order.\n"
                        .formatted(invoice.customer()).getBytes(StandardCharsets.UTF_8)),
                MIME.encodeToString(pdf));
    }

    private static void deliver(List<String> recipients, String message) throws IOException {
        var user = System.getenv("SMTP_USER");
        var login = Base64.getEncoder().encodeToString(
                ("\0" + user + "\0" + System.getenv("SMTP_PASSWORD")).getBytes(StandardCharsets.UTF_8));
        try (var socket = SSLSocketFactory.getDefault().createSocket(System.getenv("SMTP_HOST"), 465)) {
            socket.setSoTimeout(30_000);
            var in = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
            var commands = new java.util.ArrayList<>(
                    List.of("", "EHLO qahva", "AUTH PLAIN " + login, "MAIL FROM:<" + user + ">"));
            recipients.forEach(recipient -> commands.add("RCPT TO:<" + recipient + ">"));
            commands.add("DATA");
            commands.add(message.replaceAll("\\R", "\r\n") + ".");
            commands.add("QUIT");
            for (var command : commands) {
                if (!command.isEmpty())
                    socket.getOutputStream().write((command + "\r\n").getBytes(StandardCharsets.UTF_8));
                String answer;
                do answer = in.readLine(); while (answer != null && answer.matches("\\d{3}-.*"));
                if (answer == null || answer.charAt(0) > '3') throw new IOException("Mail server: " + answer);
            }
        }
    }
}
