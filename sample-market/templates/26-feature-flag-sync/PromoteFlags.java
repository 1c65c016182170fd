import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;

/**
 * Usage: PromoteFlags approved.txt, with one flag name a line.
 * Undo with: PromoteFlags --rollback rollback-1741944413.tsv
 */
public class PromoteFlags {

    public static void main(String[] args) throws Exception {
        try (var redis = new FlagDiff.Redis(System.getenv().getOrDefault("REDIS_HOST", "localhost"), 6379)) {
            if (args.length == 2 && args[0].equals("--rollback")) {
                rollback(redis, Path.of(args[1]));
            } else if (args.length == 1) {
                promote(redis, Path.of(args[0]));
            } else {
                System.err.println("Usage: PromoteFlags approved.txt | --rollback file.tsv");
                System.exit(64);
            }
        }
    }

    private static void promote(FlagDiff.Redis redis, Path approved) throws Exception {
        var staging = redis.hash("flags:staging");
        var production = redis.hash("flags:production");
        var undo = new ArrayList<String>();
        var command = new ArrayList<String>();
        command.add("HSET");
        command.add("flags:production");

        for (var name : Files.readAllLines(approved)) {
            name = name.strip();
            if (name.isEmpty() || name.startsWith("#")) continue;
            var value = staging.get(name);
            if (value == null) throw new IllegalArgumentException("Staging has no flag called " + name);
            if (value.equals(production.get(name))) continue;
            undo.add(name + "\t" + production.getOrDefault(name, ""));
            command.add(name);
            command.add(value);
        }
        if (undo.isEmpty()) {
            System.out.println("Production is already up to date");
            return;
        }
        // The way back is on disk before the first flag changes; one HSET then sets them all at once.
        var file = Files.write(Path.of("rollback-" + Instant.now().getEpochSecond() + ".tsv"), undo);
        redis.call(command.toArray(String[]::new));
        redis.call("PUBLISH", "flags:changed", "production");
        System.out.println("Promoted " + undo.size() + " flags, the way back is in " + file);
    }

    private static void rollback(FlagDiff.Redis redis, Path file) throws Exception {
        for (var line : Files.readAllLines(file)) {
            var pair = line.split("\t", 2);
            if (pair[1].isEmpty()) redis.call("HDEL", "flags:production", pair[0]);
            else redis.call("HSET", "flags:production", pair[0], pair[1]);
        }
        redis.call("PUBLISH", "flags:changed", "production");
        System.out.println("Rolled back");
    }
}
