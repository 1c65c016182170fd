import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;

/** Fails if the backup of this night cannot be trusted. */
@Cron("0 30 4 * * *")
public class CheckBackup implements Task {
	private static final Duration MAX_AGE = Duration.ofHours(26);
	private static final double MAX_SHRINK = 0.7;

	@Inject Dumps dumps;
	@Inject TrialRestore trial;

	public void run(Context ctx) throws Exception {
		var all = dumps.newestFirst(Path.of("/var/backups/postgresql"));
		var newest = all.get(0);
		var age = Duration.between(newest.written(), Instant.now());
		require(age.compareTo(MAX_AGE) < 0, "The newest dump is " + age.toHours() + " hours old");

		// A database seldom loses a third of its size overnight; a job that breaks off often does that.
		var usual = all.stream().skip(1).limit(7).mapToLong(Dumps.Dump::size).average().orElse(0);
		require(newest.size() >= usual * MAX_SHRINK, newest.size() + " bytes, usually " + usual);

		var rows = trial.countRows(newest.path(), "public.users");
		require(rows > 0, "public.users came back empty");
		ctx.log("{} is good: {} users", newest.path(), rows);
	}

	private static void require(boolean fact, String otherwise) {
		if (!fact) throw new IllegalStateException(otherwise);
	}
}
