import java.util.Map;

/** Sends messages as the bot whose token is the secret TELEGRAM_TOKEN. */
public class Telegram {
	@Inject Context ctx;

	/** @param chat the id of a chat, or the name of a channel in which the bot may post */
	public void send(String chat, String text) {
		var bot = "https://api.telegram.org/bot" + ctx.secret("TELEGRAM_TOKEN");
		ctx.http().post(bot + "/sendMessage", Map.of("chat_id", chat, "text", text));
	}
}
