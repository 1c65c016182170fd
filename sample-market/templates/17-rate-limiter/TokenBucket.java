import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;

/** Holds up to {@code capacity} tokens and gains {@code perSecond} of them every second. */
public class TokenBucket {

    private final double capacity;
    private final double perNano;
    private final LongSupplier clock;
    private final ReentrantLock lock = new ReentrantLock(true);   // fair: first come, first served
    private final Condition pause = lock.newCondition();
    private double tokens;
    private long updated;
    private long closedUntil;

    public TokenBucket(int capacity, double perSecond) {
        this(capacity, perSecond, System::nanoTime);
    }

    /** With a clock of your own, so that tests need not wait. */
    TokenBucket(int capacity, double perSecond, LongSupplier clock) {
        this.capacity = capacity;
        this.perNano = perSecond / TimeUnit.SECONDS.toNanos(1);
        this.clock = clock;
        this.tokens = capacity;
        this.updated = clock.getAsLong();
        this.closedUntil = updated;
    }

    /** Waits until a token is free and takes it. */
    public void take() throws InterruptedException {
        lock.lockInterruptibly();
        try {
            for (long wait = refill(); wait > 0; wait = refill()) {
                pause.awaitNanos(wait);
            }
            tokens -= 1;
        } finally {
            lock.unlock();
        }
    }

    /** Takes a token if one is free at once. */
    public boolean tryTake() {
        lock.lock();
        try {
            if (refill() > 0) return false;
            tokens -= 1;
            return true;
        } finally {
            lock.unlock();
        }
    }

    /** Gives out nothing for a while, because the other side asked for it. */
    public void closeFor(Duration time) {
        lock.lock();
        try {
            long until = clock.getAsLong() + time.toNanos();
            if (until - closedUntil > 0) closedUntil = until;
        } finally {
            lock.unlock();
        }
    }

    // How many nanoseconds are left until a whole token is there; 0 means it is.
    private long refill() {
        long now = clock.getAsLong();
        tokens = Math.min(capacity, tokens + (now - updated) * perNano);
        updated = now;
        long missing = tokens >= 1 ? 0 : (long) Math.ceil((1 - tokens) / perNano);
        return Math.max(missing, closedUntil - now);
    }
}
