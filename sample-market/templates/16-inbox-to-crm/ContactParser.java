import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes a contact out of a raw letter. */
public class ContactParser {

    public record Contact(String name, String email, String company, String phone, String subject, String excerpt) {}

    private static final Pattern FROM =
            Pattern.compile("(?im)^From:\\s*(?:\"?([^\"<\\r\\n]*)\"?\\s*<)?([\\w.+-]+@[\\w.-]+)");
    private static final Pattern SUBJECT = Pattern.compile("(?im)^Subject:\\s*(.*(?:\\r?\\n[ \\t].*)*)");
    private static final Pattern PHONE = Pattern.compile("\\+?998[\\s()-]*\\d{2}[\\s()-]*\\d{3}[\\s-]*\\d{2}[\\s-]*\\d{2}|\\+\\d[\\d\\s()-]{8,16}\\d");
    private static final Pattern ENCODED = Pattern.compile("=\\?([\\w-]+)\\?([BbQq])\\?([^?]*)\\?=\\s*");
    private static final Set<String> FREE_MAIL =
            Set.of("gmail.com", "mail.ru", "yandex.ru", "outlook.com", "icloud.com", "umail.uz");

    public static Contact parse(String letter) {
        var halves = letter.split("\\r?\\n\\r?\\n", 2);
        var text = halves.length > 1 ? halves[1] : "";
        Matcher from = FROM.matcher(halves[0]);
        if (!from.find()) throw new IllegalArgumentException("A letter without a sender");
        var email = from.group(2).toLowerCase();
        var domain = email.substring(email.indexOf('@') + 1);
        Matcher subject = SUBJECT.matcher(halves[0]);
        Matcher phone = PHONE.matcher(text);
        var name = from.group(1) == null ? "" : decode(from.group(1)).strip();
        return new Contact(
                name.isEmpty() ? email.substring(0, email.indexOf('@')) : name,
                email,
                FREE_MAIL.contains(domain) ? "" : domain,
                phone.find() ? phone.group().replaceAll("[^+\\d]", "") : "",
                subject.find() ? decode(subject.group(1).replaceAll("\\r?\\n[ \\t]", " ")) : "",
                text.lines().filter(line -> !line.startsWith(">") && !line.isBlank()).limit(6)
                        .reduce("", (all, line) -> all + line.strip() + "\n"));
    }

    /** Headers outside ASCII come as =?UTF-8?B?…?= or =?UTF-8?Q?…?= */
    private static String decode(String header) {
        return ENCODED.matcher(header).replaceAll(part -> Matcher.quoteReplacement(word(part)));
    }

    private static String word(MatchResult part) {
        var charset = Charset.forName(part.group(1));
        if (part.group(2).equalsIgnoreCase("B")) {
            return new String(Base64.getMimeDecoder().decode(part.group(3)), charset);
        }
        var bytes = Pattern.compile("=([0-9A-F]{2})").matcher(part.group(3).replace('_', ' '))
                .replaceAll(m -> Matcher.quoteReplacement(String.valueOf((char) Integer.parseInt(m.group(1), 16))));
        return new String(bytes.getBytes(StandardCharsets.ISO_8859_1), charset);
    }
}
