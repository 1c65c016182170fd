import java.util.Map;

/** Posts the notes of a release, with the markup of Slack. */
@OnEvent("release")
public class PostToSlack implements Task {
	private static final int LIMIT = 2800;

	record Release(String name, String tag_name, String html_url, String body) {}

	public void run(Context ctx) {
		var release = ctx.event(Release.class);
		var text = "*<%s|%s>*\n%s".formatted(release.html_url(), release.name(), toMrkdwn(release.body()));
		ctx.http().post(ctx.secret("SLACK_WEBHOOK"), Map.of("text", text, "unfurl_links", false));
		ctx.log("posted {}", release.tag_name());
	}

	/** Slack knows neither headings nor [text](url). */
	static String toMrkdwn(String markdown) {
		var text = markdown
				.replace("&", "&amp;").replace("<", "&lt;")
				.replaceAll("\\[([^\\]]+)]\\((https?://[^)]+)\\)", "<$2|$1>")
				.replaceAll("\\*\\*(.+?)\\*\\*", "*$1*")
				.replaceAll("(?m)^#{1,6}\\s+(.+)$", "*$1*")
				.replaceAll("(?m)^[-*]\\s+", "• ");
		return text.length() <= LIMIT ? text : text.substring(0, LIMIT) + "…";
	}
}
