import java.io.IOException;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.concurrent.TimeUnit;

/** Restores a dump into a database that exists only for this. */
public class TrialRestore {
	private static final String TRIAL = "backup_trial";

	@Inject Context ctx;

	public long countRows(Path dump, String table) throws Exception {
		execute("DROP DATABASE IF EXISTS " + TRIAL + " WITH (FORCE)");
		execute("CREATE DATABASE " + TRIAL);
		try {
			restore(dump);
			return count(table);
		} finally {
			execute("DROP DATABASE " + TRIAL + " WITH (FORCE)");
		}
	}

	private void restore(Path dump) throws IOException, InterruptedException {
		var restore = new ProcessBuilder("pg_restore", "--no-owner", "--dbname=" + TRIAL, dump.toString()).start();
		if (!restore.waitFor(2, TimeUnit.HOURS)) {
			restore.destroyForcibly();
			throw new IOException("The restore took longer than two hours");
		}
		if (restore.exitValue() != 0) throw new IOException("pg_restore ended with code " + restore.exitValue());
	}

	private long count(String table) throws SQLException {
		try (var db = DriverManager.getConnection(ctx.secret("TRIAL_DB_URL"));
				var rows = db.createStatement().executeQuery("SELECT count(*) FROM " + table)) {
			rows.next();
			return rows.getLong(1);
		}
	}

	private void execute(String sql) throws SQLException {
		try (var db = DriverManager.getConnection(ctx.secret("ADMIN_DB_URL")); var statement = db.createStatement()) {
			statement.execute(sql);
		}
	}
}
