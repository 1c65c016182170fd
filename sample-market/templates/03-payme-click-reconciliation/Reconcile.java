import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;

/** Ikki tomonni solishtirib, tafovutlarni CSV faylga yozadi. */
public class Reconcile {

    private record Diff(String order, String provider, String problem, long expected, long received) {
        String csv() {
            return "%s;%s;%s;%.2f;%.2f".formatted(order, provider, problem, expected / 100.0, received / 100.0);
        }
    }

    public static void main(String[] args) throws Exception {
        var day = args.length > 0 ? LocalDate.parse(args[0]) : LocalDate.now(PaymeReceipts.TOSHKENT).minusDays(1);
        var payme = new HashMap<>(new PaymeReceipts().paid(day));
        var click = new ClickPayments();
        var diffs = new ArrayList<Diff>();

        for (var order : ShopOrders.of(day)) {
            long received = switch (order.provider()) {
                case "payme" -> {
                    var sum = payme.remove(order.id());
                    yield sum == null ? 0 : sum;
                }
                // Click summani buyurtma bilan birga tekshiradi, shuning uchun holatning oʻzi yetarli.
                default -> click.status(order.id(), day) == ClickPayments.Status.TOLANGAN ? order.amount() : 0;
            };
            if (received > 0 && !order.paid()) {
                diffs.add(new Diff(order.id(), order.provider(), "pul tushgan, buyurtma ochiq",
                        order.amount(), received));
            } else if (received == 0 && order.paid()) {
                diffs.add(new Diff(order.id(), order.provider(), "buyurtma yopilgan, pul yoʻq", order.amount(), 0));
            } else if (received > 0 && received != order.amount()) {
                diffs.add(new Diff(order.id(), order.provider(), "summa farq qiladi", order.amount(), received));
            }
        }
        // Roʻyxatda qolganlari — bazada umuman yoʻq buyurtmalar.
        payme.forEach((id, sum) -> diffs.add(new Diff(id, "payme", "bazada bunday buyurtma yoʻq", 0, sum)));

        var lines = new ArrayList<String>();
        lines.add("buyurtma;tizim;muammo;kutilgan;tushgan");
        diffs.stream().map(Diff::csv).forEach(lines::add);
        var file = Path.of("tafovut-" + day + ".csv");
        Files.write(file, lines);
        System.out.printf("%s: %d ta tafovut, fayl: %s%n", day, diffs.size(), file);
        System.exit(diffs.isEmpty() ? 0 : 2);
    }
}
