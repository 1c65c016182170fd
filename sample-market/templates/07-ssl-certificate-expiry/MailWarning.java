import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.stream.Collectors;
import javax.net.ssl.SSLSocketFactory;

/** Отправляет одно письмо со списком проблем; если всё в порядке, молчит. */
public class MailWarning {

    private static final Base64.Encoder BASE64 = Base64.getMimeEncoder(76, new byte[] {'\r', '\n'});

    public static void main(String[] args) throws IOException {
        long threshold = Long.parseLong(System.getenv().getOrDefault("WARN_DAYS", "21"));
        var alarming = CheckCertificates.check(System.getenv("HOSTS")).stream()
                .filter(finding -> finding.alarming(threshold))
                .toList();
        if (alarming.isEmpty()) {
            System.out.println("Все сертификаты в порядке");
            return;
        }
        var text = alarming.stream()
                .map(f -> f.daysLeft() > 0
                        ? "%s — осталось дней: %d (%s)".formatted(f.host(), f.daysLeft(), f.note())
                        : "%s — СРОЧНО: %s".formatted(f.host(), f.note()))
                .collect(Collectors.joining("\n", "Требуют внимания:\n\n", "\n"));
        send("Сертификаты: требуют внимания " + alarming.size(), text);
    }

    private static void send(String subject, String text) throws IOException {
        var user = System.getenv("SMTP_USER");
        var to = System.getenv("MAIL_TO");
        try (var socket = SSLSocketFactory.getDefault().createSocket(System.getenv("SMTP_HOST"), 465);
             var in = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
             var out = socket.getOutputStream()) {
            expect(in, "220");
            say(out, in, "EHLO qahva", "250");
            say(out, in, "AUTH PLAIN " + base64("\0" + user + "\0" + System.getenv("SMTP_PASSWORD")), "235");
            say(out, in, "MAIL FROM:<" + user + ">", "250");
            say(out, in, "RCPT TO:<" + to + ">", "250");
            say(out, in, "DATA", "354");
            // Кириллица в теме и тексте передаётся в Base64.
            say(out, in, String.join("\r\n",
                    "From: <" + user + ">",
                    "To: <" + to + ">",
                    "Subject: =?UTF-8?B?" + base64(subject) + "?=",
                    "MIME-Version: 1.0",
                    "Content-Type: text/plain; charset=utf-8",
                    "Content-Transfer-Encoding: base64",
                    "",
                    BASE64.encodeToString(text.getBytes(StandardCharsets.UTF_8)),
                    "."), "250");
            say(out, in, "QUIT", "221");
        }
    }

    private static void say(OutputStream out, BufferedReader in, String command, String code) throws IOException {
        out.write((command + "\r\n").getBytes(StandardCharsets.US_ASCII));
        out.flush();
        expect(in, code);
    }

    private static void expect(BufferedReader in, String code) throws IOException {
        String line;
        do {
            line = in.readLine();
            if (line == null || !line.startsWith(code)) throw new IOException("Почтовый сервер ответил: " + line);
        } while (line.length() > 3 && line.charAt(3) == '-');   // многострочный ответ
    }

    private static String base64(String text) {
        return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }
}
