import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardWatchEventKinds;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Waits for new pictures and hands them on one by one. */
public class InboxWatcher {

    private static final Set<String> TYPES = Set.of("jpg", "jpeg", "png");

    public static void main(String[] args) throws IOException, InterruptedException {
        var inbox = Files.createDirectories(Path.of("inbox"));
        var output = Files.createDirectories(Path.of("images"));
        var broken = Files.createDirectories(Path.of("broken"));
        ExecutorService workers = Executors.newFixedThreadPool(2);   // scaling needs memory more than threads

        try (var watcher = inbox.getFileSystem().newWatchService()) {
            inbox.register(watcher, StandardWatchEventKinds.ENTRY_CREATE);
            System.out.println("Watching " + inbox.toAbsolutePath());
            while (true) {
                var key = watcher.take();
                for (var event : key.pollEvents()) {
                    if (!(event.context() instanceof Path name) || !TYPES.contains(extension(name))) continue;
                    workers.execute(() -> process(inbox.resolve(name), output, broken));
                }
                if (!key.reset()) break;   // the folder itself is gone
            }
        } finally {
            workers.shutdown();
        }
    }

    private static void process(Path photo, Path output, Path broken) {
        try {
            awaitComplete(photo);
            var versions = new ImageScaler(0.82f).scale(photo, output);
            SrcsetManifest.write(photo, versions, output);
            Files.delete(photo);
            System.out.println(photo.getFileName() + ": " + versions.size() + " sizes");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (IOException | RuntimeException e) {
            System.err.println(photo.getFileName() + ": " + e.getMessage());
            try {
                Files.move(photo, broken.resolve(photo.getFileName()), StandardCopyOption.REPLACE_EXISTING);
            } catch (IOException ignored) {
                // It has been taken away meanwhile, so there is nothing left to put aside.
            }
        }
    }

    // An upload is over when the size has stood still for a second.
    private static void awaitComplete(Path file) throws IOException, InterruptedException {
        for (long before = -1, now = Files.size(file); before != now || now == 0; now = Files.size(file)) {
            before = now;
            Thread.sleep(1_000);
        }
    }

    private static String extension(Path file) {
        var name = file.toString();
        return name.substring(name.lastIndexOf('.') + 1).toLowerCase();
    }
}
