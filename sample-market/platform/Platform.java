import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;

// The types of sample-market/README.md, so that the templates compile. They do nothing.

@interface Cron { String value(); }
@interface OnRequest { String value(); }
@interface OnEvent { String value(); }
@interface Inject {}

interface Task { void run(Context ctx) throws Exception; }

interface Context {
	void log(String text, Object... values);
	String secret(String name);
	Cache<String, Object> cache();
	Http http();
	Json json();
	Request request();
	<T> T event(Class<T> type);
	void emit(String event, Object value);
	long checkpoint();
	void checkpoint(long value);
}

interface Http {
	String get(String url, String... headers);
	String post(String url, Object json, String... headers);
}

interface Json { <T> T read(String text, Class<T> type); }

interface Request {
	byte[] body();
	String text();
	String header(String name);
	void answer(int status);
}

interface Cache<K, V> {
	static <K, V> Cache<K, V> expireAfter(Duration time) { return null; }
	Cache<K, V> limit(int entries);
	V put(K key, V value);
	V get(K key);
	V get(K key, Function<? super K, ? extends V> load);
}

interface ThreadPool {
	static ThreadPool of(String name, int threads) { return null; }
	void submit(Callable<?> work);
	<T> void invokeAll(List<T> items, Consumer<T> work);
}
