import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.concurrent.TimeUnit;

/** Restores the dump into a database that lives only for the length of this script. */
public class TrialRestore implements AutoCloseable {

    private final Connection admin;
    private final String name = "backup_trial_" + ProcessHandle.current().pid();

    TrialRestore() throws SQLException {
        admin = DriverManager.getConnection(System.getenv("ADMIN_DB_URL"));
        execute("CREATE DATABASE " + name);
    }

    void load(Path dump) throws IOException, InterruptedException {
        var restore = new ProcessBuilder("pg_restore", "--no-owner", "--no-privileges", "--jobs=2",
                "--dbname=" + name, dump.toString()).inheritIO().start();
        if (!restore.waitFor(2, TimeUnit.HOURS)) {
            restore.destroyForcibly();
            throw new IOException("The restore took longer than two hours");
        }
        if (restore.exitValue() != 0) {
            throw new IOException("pg_restore ended with code " + restore.exitValue());
        }
    }

    long count(String table) throws SQLException {
        var url = System.getenv("ADMIN_DB_URL").replaceFirst("/[^/?]+(\\?|$)", "/" + name + "$1");
        try (var trial = DriverManager.getConnection(url);
             var rows = trial.createStatement().executeQuery("SELECT count(*) FROM " + table)) {
            rows.next();
            return rows.getLong(1);
        }
    }

    @Override
    public void close() throws SQLException {
        try (admin) {
            execute("DROP DATABASE IF EXISTS " + name + " WITH (FORCE)");
        }
    }

    private void execute(String sql) throws SQLException {
        try (var statement = admin.createStatement()) {
            statement.execute(sql);
        }
    }

    public static void main(String[] args) throws Exception {
        try (var trial = new TrialRestore()) {
            trial.load(Path.of(args[0]));
            for (var table : System.getenv().getOrDefault("MUST_HAVE", "public.users").split(",")) {
                long rows = trial.count(table);
                System.out.printf("%-30s %,12d rows%n", table, rows);
                if (rows == 0) throw new IllegalStateException(table + " came back empty");
            }
        }
    }
}
