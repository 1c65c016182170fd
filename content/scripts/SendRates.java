@Cron("0 0 9 * * MON-FRI")
public class SendRates implements Task {
	@Inject Bank bank;
	@Inject Telegram telegram;

	public void run(Context ctx) {
		var rates = bank.today();
		ctx.log("{} rates from the bank", rates.size());
		var usd = rates.get("USD");
		ctx.cache().put("usd", usd);
		ctx.log("cached {}", usd);
		telegram.send("@rates", "1 USD = " + usd);
		ctx.log("sent to @rates");
	}
}
