import java.io.IOException;
import java.net.InetSocketAddress;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;

/** Опрашивает узлы и сообщает, сколько дней осталось каждому сертификату. */
public class CheckCertificates {

    public record Finding(String host, long daysLeft, String note) {
        boolean alarming(long threshold) {
            return daysLeft < threshold;
        }
    }

    private static final int TIMEOUT = 8_000;

    public static List<Finding> check(String hosts) {
        var pool = Executors.newFixedThreadPool(8);
        try {
            var jobs = Arrays.stream(hosts.split(","))
                    .map(String::strip)
                    .map(host -> CompletableFuture.supplyAsync(() -> inspect(host), pool))
                    .toList();
            return jobs.stream()
                    .map(CompletableFuture::join)
                    .sorted(Comparator.comparingLong(Finding::daysLeft))
                    .toList();
        } finally {
            pool.shutdown();
        }
    }

    private static Finding inspect(String address) {
        var parts = address.split(":");
        int port = parts.length > 1 ? Integer.parseInt(parts[1]) : 443;
        try (var socket = (SSLSocket) SSLSocketFactory.getDefault().createSocket()) {
            socket.connect(new InetSocketAddress(parts[0], port), TIMEOUT);
            socket.setSoTimeout(TIMEOUT);
            var parameters = socket.getSSLParameters();
            parameters.setEndpointIdentificationAlgorithm("HTTPS");   // сверить и имя узла
            parameters.setServerNames(List.of(new javax.net.ssl.SNIHostName(parts[0])));
            socket.setSSLParameters(parameters);
            socket.startHandshake();
            var leaf = (X509Certificate) socket.getSession().getPeerCertificates()[0];
            var left = Duration.between(Instant.now(), leaf.getNotAfter().toInstant()).toDays();
            return new Finding(address, left, "выдан " + leaf.getIssuerX500Principal().getName());
        } catch (SSLException e) {
            // Просроченный, чужой или неполный сертификат — браузер покажет посетителю ошибку уже сейчас.
            return new Finding(address, -1, "не проходит проверку: " + e.getMessage());
        } catch (IOException e) {
            return new Finding(address, 0, "нет соединения: " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        check(System.getenv("HOSTS")).forEach(f ->
                System.out.printf("%-32s %4d дн.  %s%n", f.host(), f.daysLeft(), f.note()));
    }
}
