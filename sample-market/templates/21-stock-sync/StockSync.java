import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;

/** One run. A lock file keeps a second run from starting while the first is still at work. */
public class StockSync {

    public static void main(String[] args) throws Exception {
        var folder = Path.of(System.getenv().getOrDefault("EXCHANGE_DIR", "exchange"));
        int margin = Integer.parseInt(System.getenv().getOrDefault("SAFETY_MARGIN", "1"));

        try (var channel = FileChannel.open(folder.resolve(".lock"),
                StandardOpenOption.CREATE, StandardOpenOption.WRITE);
             var lock = channel.tryLock()) {
            if (lock == null) {
                System.out.println("The run before is not finished yet");
                return;
            }
            var shop = new ShopApi(System.getenv("SHOP_API"), System.getenv("SHOP_TOKEN"));
            var warehouse = new WarehouseFeed(folder).read();
            var listed = shop.products();
            var changes = new StockPlan(margin).of(warehouse, listed);
            var outcome = new ApplyPlan(shop, folder).apply(changes);

            var now = LocalDateTime.now().truncatedTo(ChronoUnit.SECONDS);
            var journal = new ArrayList<String>();
            for (var change : changes) {
                if (change instanceof Stock.SetShown set) {
                    journal.add("%s\t%s\t%d → %d".formatted(now, set.sku(), set.from(), set.to()));
                } else if (change instanceof Stock.Hide hide) {
                    journal.add("%s\t%s\thidden: %s".formatted(now, hide.sku(), hide.reason()));
                }
            }
            Files.write(folder.resolve("journal.tsv"), journal, StandardOpenOption.CREATE, StandardOpenOption.APPEND);

            outcome.errors().forEach(System.err::println);
            System.out.printf("Warehouse %d, shop %d, written %d, failed %d%n",
                    warehouse.size(), listed.size(), outcome.done(), outcome.errors().size());
            if (!outcome.errors().isEmpty()) System.exit(1);
        }
    }
}
