import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** The run itself: each unseen letter becomes a lead. */
public class CrmLeads {

    public static void main(String[] args) throws Exception {
        var http = HttpClient.newHttpClient();
        int created = 0;
        int known = 0;
        try (var inbox = new ImapInbox(
                System.getenv("IMAP_HOST"), System.getenv("IMAP_USER"), System.getenv("IMAP_PASSWORD"))) {
            for (var uid : inbox.unseen()) {
                try {
                    var contact = ContactParser.parse(inbox.letter(uid));
                    switch (post(http, contact)) {
                        case 200, 201 -> created++;
                        case 409 -> known++;   // the CRM has this address already
                        case 401, 403 -> throw new IllegalStateException("CRM_TOKEN is wrong or has expired");
                        default -> {
                            continue;          // stays unread, the next run tries again
                        }
                    }
                    inbox.markSeen(uid);
                } catch (IllegalArgumentException e) {
                    System.err.println("Letter " + uid + " skipped: " + e.getMessage());
                }
            }
        }
        System.out.println("New leads: " + created + ", known contacts: " + known);
    }

    private static int post(HttpClient http, ContactParser.Contact contact) throws IOException, InterruptedException {
        Map<String, String> lead = new LinkedHashMap<>();
        lead.put("name", contact.name());
        lead.put("email", contact.email());
        lead.put("phone", contact.phone());
        lead.put("company", contact.company());
        lead.put("title", contact.subject());
        lead.put("comment", contact.excerpt());
        lead.put("source", "email");
        var json = lead.entrySet().stream()
                .filter(field -> !field.getValue().isBlank())
                .map(field -> quote(field.getKey()) + ":" + quote(field.getValue()))
                .collect(Collectors.joining(",", "{", "}"));
        var request = HttpRequest.newBuilder(URI.create(System.getenv("CRM_URL")))
                .header("Authorization", "Bearer " + System.getenv("CRM_TOKEN"))
                .header("Content-Type", "application/json")
                .header("Idempotency-Key", Integer.toHexString(json.hashCode()))
                .POST(BodyPublishers.ofString(json))
                .build();
        return http.send(request, BodyHandlers.discarding()).statusCode();
    }

    private static String quote(String text) {
        var escaped = text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n")
                .replaceAll("\\p{Cntrl}", " ");
        return '"' + escaped + '"';
    }
}
