import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.MessageDigest;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.spec.PKCS8EncodedKeySpec;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.UUID;

/** Makes a token for one webhook call. The key: openssl genpkey -algorithm RSA -out private.pem */
public class JwtIssuer {

    private static final Base64.Encoder URL = Base64.getUrlEncoder().withoutPadding();
    private static final Duration LIFE = Duration.ofMinutes(2);

    private final PrivateKey key;
    private final String issuer;
    private final String keyId;

    public JwtIssuer(Path pem, String issuer, String keyId) throws IOException, GeneralSecurityException {
        var base64 = Files.readString(pem).replaceAll("-----[A-Z ]+-----|\\s", "");
        this.key = KeyFactory.getInstance("RSA")
                .generatePrivate(new PKCS8EncodedKeySpec(Base64.getDecoder().decode(base64)));
        this.issuer = issuer;
        this.keyId = keyId;
    }

    public String issue(String audience, byte[] body) throws GeneralSecurityException {
        long now = Instant.now().getEpochSecond();
        var header = """
                {"alg":"RS256","typ":"JWT","kid":"%s"}""".formatted(keyId);
        var claims = """
                {"iss":"%s","aud":"%s","iat":%d,"exp":%d,"jti":"%s","body_sha256":"%s"}""".formatted(
                issuer, audience, now, now + LIFE.toSeconds(), UUID.randomUUID(),
                URL.encodeToString(MessageDigest.getInstance("SHA-256").digest(body)));
        var content = encode(header) + "." + encode(claims);

        var signature = Signature.getInstance("SHA256withRSA");
        signature.initSign(key);
        signature.update(content.getBytes(StandardCharsets.US_ASCII));
        return content + "." + URL.encodeToString(signature.sign());
    }

    private static String encode(String json) {
        return URL.encodeToString(json.getBytes(StandardCharsets.UTF_8));
    }

    /** Usage: JwtIssuer https://partner.example/hook event.json */
    public static void main(String[] args) throws Exception {
        var target = URI.create(args[0]);
        var body = Files.readAllBytes(Path.of(args[1]));
        var token = new JwtIssuer(Path.of("private.pem"), System.getenv("JWT_ISSUER"), "2025-1")
                .issue(target.getHost(), body);
        var request = HttpRequest.newBuilder(target)
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofByteArray(body))
                .build();
        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        System.out.println(response.statusCode() + " " + response.body());
    }
}
