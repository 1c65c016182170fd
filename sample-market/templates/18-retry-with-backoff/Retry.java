import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Predicate;

/**
 * <pre>
 * var answer = Retry.upTo(5).within(Duration.ofMinutes(1)).when(IOException.class).run(() -> http.send(request, text));
 * </pre>
 */
public final class Retry {

    private final int attempts;
    private final Duration budget;
    private final Duration base;
    private final Duration cap;
    private final Predicate<Exception> worthIt;

    private Retry(int attempts, Duration budget, Duration base, Duration cap, Predicate<Exception> worthIt) {
        this.attempts = attempts;
        this.budget = budget;
        this.base = base;
        this.cap = cap;
        this.worthIt = worthIt;
    }

    public static Retry upTo(int attempts) {
        if (attempts < 1) throw new IllegalArgumentException("At least one attempt is needed");
        return new Retry(attempts, Duration.ofMinutes(5), Duration.ofMillis(200), Duration.ofSeconds(30), e -> true);
    }

    public Retry within(Duration total) {
        return new Retry(attempts, total, base, cap, worthIt);
    }

    public Retry pausing(Duration first, Duration longest) {
        return new Retry(attempts, budget, first, longest, worthIt);
    }

    public Retry when(Class<? extends Exception> type) {
        return new Retry(attempts, budget, base, cap, type::isInstance);
    }

    /** Runs the call; throws its last exception, with the earlier ones attached as suppressed. */
    public <T> T run(Callable<T> call) throws Exception {
        long deadline = System.nanoTime() + budget.toNanos();
        Exception last = null;
        for (int attempt = 1; ; attempt++) {
            try {
                return call.call();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw e;
            } catch (Exception e) {
                if (last != null && last != e) e.addSuppressed(last);
                last = e;
                long pause = pauseMillis(attempt);
                boolean late = System.nanoTime() + pause * 1_000_000 - deadline > 0;
                if (attempt == attempts || late || !worthIt.test(e)) throw e;
                System.err.printf("Attempt %d failed (%s), the next one in %d ms%n", attempt, e.getMessage(), pause);
                Thread.sleep(pause);
            }
        }
    }

    // Anything from nothing to base · 2^(n−1), but never above the cap.
    private long pauseMillis(int attempt) {
        long ceiling = Math.min(cap.toMillis(), base.toMillis() << Math.min(attempt - 1, 20));
        return ThreadLocalRandom.current().nextLong(ceiling + 1);
    }

    public static void main(String[] args) throws Exception {
        var answer = Retry.upTo(6).when(IOException.class).run(() -> {
            if (Math.random() < 0.7) throw new IOException("connection reset");
            return "got through";
        });
        System.out.println(answer);
    }
}
