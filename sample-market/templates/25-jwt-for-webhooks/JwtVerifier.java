import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.PublicKey;
import java.security.Signature;
import java.time.Clock;
import java.util.Base64;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The receiver's half. Keep one object for the life of the server: it remembers the ids it has seen. */
public class JwtVerifier {

    public static class Rejected extends Exception {
        private static final long serialVersionUID = 1L;

        Rejected(String why) {
            super(why);
        }
    }

    private static final long SKEW = 30;   // seconds by which the two clocks may differ
    private static final Pattern CLAIM = Pattern.compile("\"(\\w+)\"\\s*:\\s*(?:\"([^\"]*)\"|(\\d+))");

    private final PublicKey key;
    private final String audience;
    private final Clock clock;
    private final Map<String, Long> seen = new ConcurrentHashMap<>();

    public JwtVerifier(PublicKey key, String audience, Clock clock) {
        this.key = key;
        this.audience = audience;
        this.clock = clock;
    }

    /** Returns the claims of a good token, throws for any other. */
    public Map<String, String> verify(String token, byte[] body) throws Rejected {
        var parts = token.split("\\.", -1);
        if (parts.length != 3) throw new Rejected("not a token of three parts");
        try {
            // The algorithm is ours to choose. Believing the header here is how "alg: none" gets in.
            if (!"RS256".equals(claims(parts[0]).get("alg"))) throw new Rejected("only RS256 is accepted");
            var signature = Signature.getInstance("SHA256withRSA");
            signature.initVerify(key);
            signature.update((parts[0] + "." + parts[1]).getBytes(StandardCharsets.US_ASCII));
            if (!signature.verify(Base64.getUrlDecoder().decode(parts[2]))) throw new Rejected("bad signature");

            var claims = claims(parts[1]);
            long now = clock.instant().getEpochSecond();
            long expires = Long.parseLong(claims.getOrDefault("exp", "0"));
            if (expires + SKEW < now) throw new Rejected("expired");
            if (!audience.equals(claims.get("aud"))) throw new Rejected("meant for " + claims.get("aud"));

            var digest = MessageDigest.getInstance("SHA-256").digest(body);
            if (!MessageDigest.isEqual(digest, Base64.getUrlDecoder().decode(claims.getOrDefault("body_sha256", "")))) {
                throw new Rejected("the body was changed");
            }
            seen.values().removeIf(until -> until + SKEW < now);
            if (seen.putIfAbsent(claims.getOrDefault("jti", ""), expires) != null) throw new Rejected("already used");
            return claims;
        } catch (GeneralSecurityException | IllegalArgumentException | IllegalStateException e) {
            throw new Rejected("malformed: " + e.getMessage());
        }
    }

    private static Map<String, String> claims(String part) {
        var json = new String(Base64.getUrlDecoder().decode(part), StandardCharsets.UTF_8);
        return CLAIM.matcher(json).results().collect(Collectors.toMap(
                m -> m.group(1),
                m -> m.group(2) != null ? m.group(2) : m.group(3)));
    }
}
