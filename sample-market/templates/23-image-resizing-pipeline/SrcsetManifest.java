import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.stream.Collectors;
import javax.imageio.ImageIO;

/** Leaves an .html file beside the pictures with markup that can be pasted as it is. */
public final class SrcsetManifest {

    private SrcsetManifest() {}

    public static void write(Path photo, Map<Integer, Path> versions, Path folder) throws IOException {
        var widest = versions.get(Collections.max(versions.keySet()));
        var image = ImageIO.read(widest.toFile());
        var srcset = versions.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(version -> "/images/" + version.getValue().getFileName() + " " + version.getKey() + "w")
                .collect(Collectors.joining(",\n             "));
        // With both numbers given the browser keeps the place free before the picture comes.
        var markup = """
                <img src="/images/%s"
                     srcset="%s"
                     sizes="(max-width: 48rem) 100vw, 48rem"
                     width="%d" height="%d" loading="lazy" decoding="async" alt="">
                """.formatted(widest.getFileName(), srcset, image.getWidth(), image.getHeight());
        var stem = photo.getFileName().toString().replaceFirst("\\.[^.]+$", "");
        Files.writeString(folder.resolve(stem + ".html"), markup);
    }
}
