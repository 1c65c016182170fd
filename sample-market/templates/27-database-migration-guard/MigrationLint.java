import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Usage: MigrationLint db/migration. Exit code 1 when something must not go out. */
public class MigrationLint {

    private enum Severity { ERROR, WARNING }

    private record Rule(Severity severity, Pattern pattern, String advice) {
        static Rule of(Severity severity, String regex, String advice) {
            return new Rule(severity, Pattern.compile(regex, Pattern.CASE_INSENSITIVE | Pattern.DOTALL), advice);
        }
    }

    private static final List<Rule> RULES = List.of(
            Rule.of(Severity.ERROR, "^create\\s+(unique\\s+)?index\\s+(?!concurrently)",
                    "Locks writes; use CREATE INDEX CONCURRENTLY"),
            Rule.of(Severity.ERROR, "add\\s+(column\\s+)?(?!constraint)\\w+\\s+[^,]*not\\s+null(?![^,]*default)",
                    "Fails on a table with rows; add a DEFAULT"),
            Rule.of(Severity.ERROR, "^(update|delete)\\s+(?!.*\\bwhere\\b)",
                    "Touches every row; add WHERE or do it in batches"),
            Rule.of(Severity.ERROR, "^truncate\\s", "Empties the table for good"),
            Rule.of(Severity.WARNING, "drop\\s+column", "The old release may still read this column"),
            Rule.of(Severity.WARNING, "rename\\s+(column|to)", "Both names are needed while the releases overlap"),
            Rule.of(Severity.WARNING, "alter\\s+(column\\s+)?\\w+\\s+(set\\s+data\\s+)?type",
                    "May rewrite the whole table"),
            Rule.of(Severity.WARNING, "add\\s+constraint(?!.*not\\s+valid)",
                    "Add it NOT VALID first and validate it later"));

    private static final Pattern ALLOW = Pattern.compile("--\\s*guard:allow\\s+(\\S.*)");

    public static void main(String[] args) throws IOException {
        int errors = 0;
        List<Path> files;
        try (var walk = Files.walk(Path.of(args.length > 0 ? args[0] : "db/migration"))) {
            files = walk.filter(file -> file.toString().endsWith(".sql")).sorted().toList();
        }
        for (var file : files) {
            for (var statement : statements(Files.readString(file))) {
                var allowed = ALLOW.matcher(statement);
                var bare = statement.replaceAll("--[^\\n]*", "").strip();
                for (var rule : RULES) {
                    if (!rule.pattern().matcher(bare).find()) continue;
                    if (allowed.find(0)) {
                        System.out.printf("allowed  %s: %s%n", file.getFileName(), allowed.group(1));
                        continue;
                    }
                    System.out.printf("%-8s %s: %s%n         %s%n", rule.severity().name().toLowerCase(),
                            file.getFileName(), rule.advice(), bare.lines().findFirst().orElse(""));
                    if (rule.severity() == Severity.ERROR) errors++;
                }
            }
        }
        System.out.println(files.size() + " files, " + errors + " errors");
        System.exit(errors == 0 ? 0 : 1);
    }

    /** Splits at semicolons, but not inside quotes, comments or $$ bodies of functions. */
    private static List<String> statements(String sql) {
        var token = Pattern.compile("--[^\\n]*|/\\*.*?\\*/|'(?:[^']|'')*'|\\$(\\w*)\\$.*?\\$\\1\\$|;|[^;'$/-]+|.", Pattern.DOTALL).matcher(sql);
        var statements = new ArrayList<String>();
        var current = new StringBuilder();
        while (token.find()) {
            if (!token.group().equals(";")) {
                current.append(token.group());
            } else {
                statements.add(current.toString());
                current.setLength(0);
            }
        }
        if (!current.toString().isBlank()) statements.add(current.toString());
        return statements;
    }
}
