import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.time.LocalDateTime;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Yoʻnalishdagi bitta nuqtaning soatbay prognozini oladi. */
public class RouteForecast {

    public record Place(String name, double latitude, double longitude) {}

    /** Harorat °C da, qor sm da, yomgʻir mm da, shamol km/soat da, koʻrinish metrda. */
    public record Hour(LocalDateTime time, double temperature,
            double rain, double snow, double gusts, double visibility) {}

    public static final List<Place> TOSHKENT_FARGONA = List.of(
            new Place("Toshkent", 41.311, 69.280),
            new Place("Angren", 41.017, 70.143),
            new Place("Qamchiq dovoni", 41.097, 70.540),
            new Place("Qoʻqon", 40.529, 70.943),
            new Place("Fargʻona", 40.384, 71.784));

    private static final String HOURLY = "temperature_2m,rain,snowfall,wind_gusts_10m,visibility";

    private final HttpClient http = HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(10)).build();

    public List<Hour> next24Hours(Place place) throws IOException, InterruptedException {
        var uri = URI.create(String.format(Locale.ROOT,
                "https://api.open-meteo.com/v1/forecast?latitude=%.3f&longitude=%.3f&hourly=%s&forecast_hours=24&timezone=Asia%%2FTashkent",
                place.latitude(), place.longitude(), HOURLY));
        var response = http.send(
                HttpRequest.newBuilder(uri).timeout(Duration.ofSeconds(20)).build(), BodyHandlers.ofString());
        if (response.statusCode() != 200) {
            throw new IOException(place.name() + ": prognoz olinmadi, javob " + response.statusCode());
        }
        var json = response.body();
        var times = array(json, "time");
        var temperature = array(json, "temperature_2m");
        var rain = array(json, "rain");
        var snow = array(json, "snowfall");
        var gusts = array(json, "wind_gusts_10m");
        var visibility = array(json, "visibility");
        return IntStream.range(0, times.length)
                .mapToObj(i -> new Hour(LocalDateTime.parse(times[i]), number(temperature[i]),
                        number(rain[i]), number(snow[i]), number(gusts[i]), number(visibility[i])))
                .toList();
    }

    // Birliklar ham shu nom bilan keladi, lekin faqat prognozning oʻzi massiv boʻladi.
    private static String[] array(String json, String name) {
        var found = Pattern.compile("\"" + name + "\"\\s*:\\s*\\[([^\\]]*)]").matcher(json);
        if (!found.find()) throw new IllegalStateException("Javobda " + name + " yoʻq");
        return Arrays.stream(found.group(1).split(","))
                .map(cell -> cell.replace("\"", "").strip()).toArray(String[]::new);
    }

    private static double number(String cell) {
        return cell.equals("null") ? Double.NaN : Double.parseDouble(cell);
    }
}
