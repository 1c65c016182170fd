import java.util.Map;

/** Gives every new ticket a team and a priority from 1 (now) to 5 (some day). */
public class RouteTickets {

    private static final Map<Triage.Topic, String> TEAMS = Map.of(
            Triage.Topic.BILLING, "finance",
            Triage.Topic.BUG, "engineering",
            Triage.Topic.ACCESS, "helpdesk",
            Triage.Topic.FEATURE, "product",
            Triage.Topic.OTHER, "helpdesk");

    public static void main(String[] args) throws Exception {
        var triage = new Triage();
        int sorted = 0;
        int manual = 0;
        try (var queue = new TicketQueue(System.getenv("DB_URL"))) {
            for (var batch = queue.take(20); !batch.isEmpty(); batch = queue.take(20)) {
                for (var ticket : batch) {
                    var verdict = triage.of(ticket);
                    if (verdict.isPresent()) {
                        var v = verdict.get();
                        queue.assign(ticket.id(), TEAMS.get(v.topic()), priority(v, ticket.vip()), v.toString());
                        sorted++;
                    } else {
                        // Better a person's two minutes than a wrong queue.
                        queue.assign(ticket.id(), "dispatch", 3, "The model gave no usable answer");
                        manual++;
                    }
                }
            }
        }
        System.out.printf("Sorted: %d, left to a person: %d%n", sorted, manual);
    }

    private static int priority(Triage.Verdict verdict, boolean vip) {
        int base = switch (verdict.urgency()) {
            case CRITICAL -> 1;
            case HIGH -> 2;
            case NORMAL -> 3;
            case LOW -> 4;
        };
        if (verdict.angry() || vip) base--;
        if (verdict.topic() == Triage.Topic.FEATURE) base = Math.max(base, 4);
        return Math.max(1, base);
    }
}
