import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Compares the two sides. A pure function: it neither reads nor writes anything. */
public class StockPlan {

    private static final double TOO_MUCH = 1 / 3.0;
    private final int margin;

    public StockPlan(int margin) {
        this.margin = margin;
    }

    public List<Stock.Change> of(Map<Stock.Sku, Stock.OnHand> warehouse, Map<Stock.Sku, Stock.Listed> shop) {
        var changes = new ArrayList<Stock.Change>();
        int moved = 0;
        for (var listed : shop.values()) {
            var onHand = warehouse.get(listed.sku());
            if (onHand == null) {
                if (listed.shown() > 0) {
                    changes.add(new Stock.Hide(listed.sku(), "unknown to the warehouse"));
                    moved++;
                }
                continue;
            }
            int free = Math.max(0, onHand.quantity() - listed.reserved() - margin);
            if (free != listed.shown()) {
                changes.add(new Stock.SetShown(listed.sku(), listed.shown(), free));
                moved++;
            }
            if (listed.reserved() > 0) {
                changes.add(new Stock.Reserve(listed.sku(), listed.reserved()));
            }
        }
        // An empty or half-written file looks just like a warehouse that burnt down.
        if (shop.size() >= 30 && moved > shop.size() * TOO_MUCH) {
            throw new IllegalStateException("%d of %d products would change: check the warehouse file first"
                    .formatted(moved, shop.size()));
        }
        return changes;
    }
}
