import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.HexFormat;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Signs bodiless S3 requests with AWS Signature Version 4. */
public class AwsSigner {

    private static final DateTimeFormatter STAMP =
            DateTimeFormatter.ofPattern("yyyyMMdd'T'HHmmss'Z'").withZone(ZoneOffset.UTC);
    private static final String EMPTY_BODY = sha256("");

    private final String endpoint;
    private final String region;
    private final String keyId;
    private final String secret;

    public AwsSigner(String endpoint, String region, String keyId, String secret) {
        this.endpoint = endpoint;
        this.region = region;
        this.keyId = keyId;
        this.secret = secret;
    }

    public HttpRequest request(String method, String path, Map<String, String> query) {
        var stamp = STAMP.format(Instant.now());
        var scope = String.join("/", stamp.substring(0, 8), region, "s3", "aws4_request");
        var canonicalPath = path.lines().flatMap(p -> java.util.Arrays.stream(p.split("/", -1)))
                .map(AwsSigner::encode).collect(Collectors.joining("/"));
        var canonicalQuery = new TreeMap<>(query).entrySet().stream()
                .map(e -> encode(e.getKey()) + "=" + encode(e.getValue()))
                .collect(Collectors.joining("&"));
        var uri = URI.create(endpoint + canonicalPath + (canonicalQuery.isEmpty() ? "" : "?" + canonicalQuery));

        SortedMap<String, String> headers = new TreeMap<>(Map.of(
                "host", uri.getAuthority(), "x-amz-content-sha256", EMPTY_BODY, "x-amz-date", stamp));
        var names = String.join(";", headers.keySet());
        var canonical = String.join("\n", method, canonicalPath, canonicalQuery,
                headers.entrySet().stream().map(e -> e.getKey() + ":" + e.getValue() + "\n")
                        .collect(Collectors.joining()),
                names, EMPTY_BODY);
        var toSign = String.join("\n", "AWS4-HMAC-SHA256", stamp, scope, sha256(canonical));

        // The key is derived step by step, so that it is good for one day, one region and one service only.
        byte[] key = ("AWS4" + secret).getBytes(StandardCharsets.UTF_8);
        for (var part : scope.split("/")) key = hmac(key, part);
        var signature = HexFormat.of().formatHex(hmac(key, toSign));

        return HttpRequest.newBuilder(uri)
                .method(method, BodyPublishers.noBody())
                .header("x-amz-date", stamp)
                .header("x-amz-content-sha256", EMPTY_BODY)
                .header("Authorization", "AWS4-HMAC-SHA256 Credential=%s/%s, SignedHeaders=%s, Signature=%s".formatted(keyId, scope, names, signature))
                .build();
    }

    private static byte[] hmac(byte[] key, String text) {
        try {
            var mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key, "HmacSHA256"));
            return mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String sha256(String text) {
        try {
            var digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8)
                .replace("+", "%20").replace("*", "%2A").replace("%7E", "~");
    }
}
