import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** The tickets table as a work queue: several workers may take from it at once without clashing. */
public class TicketQueue implements AutoCloseable {

    public record Ticket(long id, String subject, String body, boolean vip) {}

    private static final String TAKE = """
            UPDATE tickets SET state = 'triage', taken_at = now()
             WHERE id IN (SELECT id FROM tickets
                           WHERE state = 'new'
                           ORDER BY created_at
                           LIMIT ?
                             FOR UPDATE SKIP LOCKED)
            RETURNING id, subject, body, customer_tier = 'vip' AS vip
            """;

    private final Connection db;

    public TicketQueue(String url) throws SQLException {
        db = DriverManager.getConnection(url);
    }

    public List<Ticket> take(int limit) throws SQLException {
        try (var statement = db.prepareStatement(TAKE)) {
            statement.setInt(1, limit);
            var rows = statement.executeQuery();
            var tickets = new ArrayList<Ticket>();
            while (rows.next()) {
                tickets.add(new Ticket(rows.getLong("id"), rows.getString("subject"),
                        rows.getString("body"), rows.getBoolean("vip")));
            }
            return tickets;
        }
    }

    public void assign(long id, String team, int priority, String reason) throws SQLException {
        var sql = "UPDATE tickets SET state = 'open', team = ?, priority = ?, triage_note = ? WHERE id = ?";
        try (var statement = db.prepareStatement(sql)) {
            statement.setString(1, team);
            statement.setInt(2, priority);
            statement.setString(3, reason);
            statement.setLong(4, id);
            statement.executeUpdate();
        }
    }

    @Override
    public void close() throws SQLException {
        db.close();
    }
}
