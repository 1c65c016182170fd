import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/** Writes the changes: stock to the shop, reservations to the warehouse's inbox. */
public class ApplyPlan {

    public record Outcome(int done, List<String> errors) {}

    private final ShopApi shop;
    private final Path inbox;

    public ApplyPlan(ShopApi shop, Path inbox) {
        this.shop = shop;
        this.inbox = inbox;
    }

    public Outcome apply(List<Stock.Change> changes) throws IOException, InterruptedException {
        var errors = new ConcurrentLinkedQueue<String>();
        ExecutorService pool = Executors.newFixedThreadPool(6);
        changes.forEach(change -> pool.execute(() -> {
            try {
                write(change);
            } catch (IOException e) {
                errors.add(e.getMessage());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }));
        pool.shutdown();
        if (!pool.awaitTermination(10, TimeUnit.MINUTES)) {
            pool.shutdownNow();
            errors.add("Stopped after ten minutes, the rest follows on the next run");
        }

        // The warehouse takes one file a run; an empty one would clear its reservations, which is right.
        var reserved = changes.stream()
                .filter(Stock.Reserve.class::isInstance)
                .map(Stock.Reserve.class::cast)
                .map(r -> r.sku() + ";" + r.quantity())
                .collect(Collectors.joining("\r\n", "article;reserved\r\n", "\r\n"));
        Files.writeString(inbox.resolve("reserved_" + System.currentTimeMillis() + ".csv"), reserved);
        return new Outcome(changes.size() - errors.size(), List.copyOf(errors));
    }

    private void write(Stock.Change change) throws IOException, InterruptedException {
        if (change instanceof Stock.SetShown set) {
            shop.patch(set.sku(), "{\"available\": " + set.to() + "}");
        } else if (change instanceof Stock.Hide hide) {
            shop.patch(hide.sku(), "{\"available\": 0, \"visible\": false}");
        }
    }
}
