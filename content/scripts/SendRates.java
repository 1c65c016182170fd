@Cron("0 0 9 * * MON-FRI")
public class SendRates implements Task {
	@Inject Bank bank;
	@Inject Telegram telegram;

	public void run(Context ctx) {
		var all = bank.today();
		ctx.log("{} rates", all.size());
		var usd = all.get("USD");
		ctx.cache().put("usd", usd);
		var text = "1 USD = " + usd;
		telegram.send("@rates", text);
		ctx.log("sent {}", text);
	}
}
