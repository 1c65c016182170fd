import java.util.Objects;

/** The words both sides agree on. */
public final class Stock {

    private Stock() {}

    /** An article number, always in the same spelling: the warehouse pads with zeros, the shop does not. */
    public record Sku(String value) implements Comparable<Sku> {
        public Sku {
            value = Objects.requireNonNull(value).strip().toUpperCase().replaceFirst("^0+(?=.)", "");
            if (value.isEmpty()) throw new IllegalArgumentException("An empty article number");
        }

        @Override
        public int compareTo(Sku other) {
            return value.compareTo(other.value);
        }

        @Override
        public String toString() {
            return value;
        }
    }

    /** What lies on the shelves. */
    public record OnHand(Sku sku, int quantity) {}

    /** What the shop shows and what it has promised to buyers. */
    public record Listed(Sku sku, int shown, int reserved) {}

    public sealed interface Change permits SetShown, Reserve, Hide {
        Sku sku();
    }

    public record SetShown(Sku sku, int from, int to) implements Change {}

    public record Reserve(Sku sku, int quantity) implements Change {}

    public record Hide(Sku sku, String reason) implements Change {}
}
