import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The questions that the bot answers, by their keywords. */
public class AnswerBook {
	private static final double SURE_ENOUGH = 0.6;

	private final List<Entry> entries = List.of(
			new Entry("delivery price tashkent", "Delivery within Tashkent is free for orders over 300,000 soʻm."),
			new Entry("return money back", "You can return a purchase within ten days. Keep the receipt."),
			new Entry("opening hours", "We are open every day from 9:00 to 20:00."));

	/** The entry with the largest share of its keywords in the question, if that is large enough. */
	public Optional<String> find(String question) {
		var asked = words(question);
		return entries.stream()
				.filter(entry -> entry.match(asked) >= SURE_ENOUGH)
				.max(Comparator.comparingDouble(entry -> entry.match(asked)))
				.map(Entry::answer);
	}

	private static Set<String> words(String text) {
		return Arrays.stream(text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}ʻʼ]+")).collect(Collectors.toSet());
	}

	record Entry(String keywords, String answer) {
		double match(Set<String> question) {
			var words = words(keywords);
			return (double) words.stream().filter(question::contains).count() / words.size();
		}
	}
}
