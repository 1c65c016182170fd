import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;

/** The official rates of the Central Bank of Uzbekistan, in soʻm. */
public class Bank {
	@Inject Context ctx;

	// The names of the fields are the bank's.
	record Rate(String Ccy, BigDecimal Rate) {}

	public Map<String, BigDecimal> today() {
		var json = ctx.http().get("https://cbu.uz/uz/arkhiv-kursov-valyut/json/");
		var rates = ctx.json().read(json, Rate[].class);
		return Arrays.stream(rates).collect(Collectors.toMap(Rate::Ccy, Rate::Rate));
	}
}
