/** Answers each message that Telegram delivers to the address of this script. */
@OnRequest("/telegram")
public class SupportBot implements Task {
	@Inject AnswerBook answers;
	@Inject Telegram telegram;

	record Chat(String id) {}
	record Message(Chat chat, String text) {}
	record Update(long update_id, Message message) {}

	public void run(Context ctx) {
		var request = ctx.request();
		// Only Telegram knows the secret that was set with the webhook.
		if (!ctx.secret("WEBHOOK_SECRET").equals(request.header("X-Telegram-Bot-Api-Secret-Token"))) {
			request.answer(403);
			return;
		}
		var update = ctx.json().read(request.text(), Update.class);
		var message = update.message();
		// Photos and stickers have no text; a command such as /start is not a question.
		if (message == null || message.text() == null || message.text().startsWith("/")) return;

		var chat = message.chat().id();
		var answer = answers.find(message.text());
		if (answer.isPresent()) {
			telegram.send(chat, answer.get());
			ctx.log("answered {}", chat);
			return;
		}
		var ticket = "#" + update.update_id();
		telegram.send(chat, "Thank you. Your question is ticket " + ticket + ": it has been passed on to a colleague.");
		telegram.send(ctx.secret("DUTY_CHAT"), ticket + " from " + chat + "\n" + message.text());
		ctx.log("ticket {} for {}", ticket, chat);
	}
}
