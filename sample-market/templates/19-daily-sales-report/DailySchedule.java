import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Hisobotni har kuni belgilangan vaqtda tuzadi: ish kunlari 20:30 da, dam olish kunlari 22:00 da. */
public class DailySchedule {

    private static final ZoneId ZONE = ZoneId.of("Asia/Tashkent");
    private static final ScheduledExecutorService TIMER = Executors.newSingleThreadScheduledExecutor();

    static LocalTime timeFor(DayOfWeek day) {
        return switch (day) {
            case SATURDAY, SUNDAY -> LocalTime.of(22, 0);
            default -> LocalTime.of(20, 30);
        };
    }

    static ZonedDateTime next(ZonedDateTime now) {
        var today = now.with(timeFor(now.getDayOfWeek()));
        if (now.isBefore(today)) return today;
        var tomorrow = now.plusDays(1);
        return tomorrow.with(timeFor(tomorrow.getDayOfWeek()));
    }

    private static void plan() {
        var now = ZonedDateTime.now(ZONE);
        var next = next(now);
        System.out.println("Keyingi hisobot: " + next.toLocalDateTime());
        TIMER.schedule(DailySchedule::runAndPlan, Duration.between(now, next).toSeconds() + 1, TimeUnit.SECONDS);
    }

    private static void runAndPlan() {
        try (var db = DriverManager.getConnection(System.getenv("DB_URL"))) {
            var day = ZonedDateTime.now(ZONE).toLocalDate();
            var report = new SalesReport(SalesTotals.load(db, day), SalesTotals.load(db, day.minusWeeks(1)));
            var file = Files.writeString(Path.of("savdo-" + day + ".html"), report.html());
            System.out.println("Tayyor: " + file.toAbsolutePath());
        } catch (Exception e) {
            System.err.println("Hisobot tuzilmadi: " + e.getMessage());
        } finally {
            plan();   // xatolik boʻlsa ham, ertangi hisobot oʻz vaqtida tuziladi
        }
    }

    public static void main(String[] args) {
        plan();
    }
}
