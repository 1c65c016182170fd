import java.awt.Color;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;

/** Makes smaller copies of a picture and never enlarges it. */
public class ImageScaler {

    private static final int[] WIDTHS = {1920, 1280, 768, 384};
    private final float quality;

    public ImageScaler(float quality) {
        this.quality = quality;
    }

    /** Width → file, from the widest to the narrowest. */
    public Map<Integer, Path> scale(Path photo, Path folder) throws IOException {
        var source = ImageIO.read(photo.toFile());
        if (source == null) throw new IOException("not a picture this Java can read");
        var stem = photo.getFileName().toString().replaceFirst("\\.[^.]+$", "");
        var versions = new LinkedHashMap<Integer, Path>();
        var current = onWhite(source);
        for (int width : WIDTHS) {
            if (width > source.getWidth()) continue;
            current = shrink(current, width);   // each size is made from the one before
            var file = folder.resolve(stem + "-" + width + ".jpg");
            save(current, file);
            versions.put(width, file);
        }
        if (versions.isEmpty()) {
            var file = folder.resolve(stem + "-" + source.getWidth() + ".jpg");
            save(current, file);
            versions.put(source.getWidth(), file);
        }
        return versions;
    }

    private static BufferedImage shrink(BufferedImage image, int width) {
        while (image.getWidth() > width) {
            int next = Math.max(width, image.getWidth() / 2);
            int height = Math.max(1, Math.round((float) image.getHeight() * next / image.getWidth()));
            var smaller = new BufferedImage(next, height, BufferedImage.TYPE_INT_RGB);
            var canvas = smaller.createGraphics();
            canvas.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
            canvas.drawImage(image, 0, 0, next, height, null);
            canvas.dispose();
            image = smaller;
        }
        return image;
    }

    // JPEG has no transparency; without this it would come out black.
    private static BufferedImage onWhite(BufferedImage image) {
        var opaque = new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_INT_RGB);
        var canvas = opaque.createGraphics();
        canvas.drawImage(image, 0, 0, Color.WHITE, null);
        canvas.dispose();
        return opaque;
    }

    private void save(BufferedImage image, Path file) throws IOException {
        var writer = ImageIO.getImageWritersByFormatName("jpeg").next();
        try (var out = ImageIO.createImageOutputStream(Files.newOutputStream(file))) {
            var options = writer.getDefaultWriteParam();
            options.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
            options.setCompressionQuality(quality);
            options.setProgressiveMode(ImageWriteParam.MODE_DEFAULT);
            writer.setOutput(out);
            writer.write(null, new IIOImage(image, null, null), options);
        } finally {
            writer.dispose();
        }
    }
}
