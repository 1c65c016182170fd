import java.util.List;

/** Emits an event for each release that it has not seen before. */
@Cron("0 0 * * * *")
public class NewReleases implements Task {
	private static final List<String> REPOSITORIES = List.of("quarkusio/quarkus", "spring-projects/spring-boot");

	// The names of the fields are GitHub's.
	record Release(String name, String tag_name, String html_url, String body) {}

	public void run(Context ctx) {
		for (var repository : REPOSITORIES) {
			var text = ctx.http().get("https://api.github.com/repos/" + repository + "/releases?per_page=1",
					"Authorization", "Bearer " + ctx.secret("GITHUB_TOKEN"));
			for (var release : ctx.json().read(text, Release[].class)) {
				var seen = ctx.cache().put(repository, release.tag_name());
				if (release.tag_name().equals(seen)) continue;
				ctx.log("{} {}", repository, release.tag_name());
				ctx.emit("release", release);
			}
		}
	}
}
