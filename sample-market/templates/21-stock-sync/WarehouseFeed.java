import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The newest stock_*.csv in the exchange folder: article;name;cell;quantity */
public class WarehouseFeed {

    private final Path folder;

    public WarehouseFeed(Path folder) {
        this.folder = folder;
    }

    public Map<Stock.Sku, Stock.OnHand> read() throws IOException {
        Path newest;
        try (var files = Files.list(folder)) {
            newest = files.filter(file -> file.getFileName().toString().matches("stock_\\d+\\.csv"))
                    .max(Comparator.comparing(Path::getFileName))
                    .orElseThrow(() -> new IOException("No stock file in " + folder));
        }
        Map<Stock.Sku, Stock.OnHand> stock = new TreeMap<>();
        int number = 0;
        for (var line : lines(newest)) {
            number++;
            var cells = line.split(";", -1);
            if (number == 1 || line.isBlank()) continue;
            if (cells.length < 4 || !cells[3].strip().matches("-?\\d+")) {
                throw new IOException(newest.getFileName() + ", line " + number + " cannot be read: " + line);
            }
            // One article may lie in several cells. A negative count is the warehouse's own debt: take it as none.
            var item = new Stock.OnHand(new Stock.Sku(cells[0]), Math.max(0, Integer.parseInt(cells[3].strip())));
            stock.merge(item.sku(), item, (a, b) -> new Stock.OnHand(a.sku(), a.quantity() + b.quantity()));
        }
        return stock;
    }

    private static List<String> lines(Path file) throws IOException {
        try {
            return Files.readAllLines(file, StandardCharsets.UTF_8);
        } catch (MalformedInputException e) {
            return Files.readAllLines(file, Charset.forName("windows-1251"));
        }
    }
}
