import sharp, { type Metadata } from "sharp";
import type { Problem } from "../messages";
import type { Ratio } from "../schemas/schema-helpers";

/** For pictures whose height is rounded. */
const ratioTolerance = 0.01;

const damaged: Problem = { code: "damaged" };
const noPicture: Problem = { code: "notPicture" };

/** The first bytes of PNG, JPEG, WebP and AVIF. */
const signature = /^(?:\x89PNG|\xff\xd8\xff|RIFF.{4}WEBP|.{4}ftypavi[fs])/s;

/** What a raster image must be: at least so wide, and of one of these ratios of width to height, if there are any. */
type RasterRules = { minWidth: number; ratios?: readonly Ratio[] };

/** Sharp calls AVIF a kind of HEIF. The kind of iPhones cannot be shown in browsers. */
const isAccepted = ({ format, compression }: Metadata): boolean =>
	["png", "jpeg", "webp"].includes(format) || (format === "heif" && compression === "av1");

/** Why the site cannot show a picture there, from its first bytes. */
function formatError(metadata: Metadata, { minWidth, ratios }: RasterRules): Problem | undefined {
	// Of an animated PNG, sharp reads the first picture, which the build shows.
	if (metadata.pages && metadata.pages > 1) return { code: "animated" };
	if (!isAccepted(metadata)) return noPicture;
	// As the picture is shown: phones store portraits in landscape format, with a note to rotate them.
	const { width, height } = metadata.autoOrient;
	if (width < minWidth) return { code: "tooNarrow", params: { min: minWidth, width } };
	if (!ratios || ratios.some(([x, y]) => Math.abs((width * y) / (height * x) - 1) <= ratioTolerance)) return undefined;
	const allowed = ratios.map(([x, y]) => `${x}:${y}`).join(" / ");
	return { code: "ratio", params: { ratio: allowed, size: `${width}×${height}` } };
}

/** In bytes. The build resizes each picture, and git keeps each version of it. */
const maxBytes = 10_000_000;

/** Why a raster image does not fit its place. Reads the whole picture: half a file has all of its metadata. */
export async function rasterError(bytes: Buffer, rules: RasterRules): Promise<Problem | undefined> {
	if (bytes.length === 0) return noPicture;
	if (bytes.length > maxBytes) {
		const params = { size: (bytes.length / 1e6).toFixed(1), max: maxBytes / 1e6 };
		return { code: "pictureTooLarge", params };
	}
	const picture = sharp(bytes);
	// Of a picture with too many pixels, sharp reads nothing, as in the build.
	const metadata = await picture.metadata().catch(() => undefined);
	if (!metadata) return signature.test(bytes.toString("latin1", 0, 12)) ? damaged : noPicture;
	const error = formatError(metadata, rules);
	if (error) return error;
	const pixels = picture.resize(8, 8, { fit: "fill" }).raw().toBuffer();
	return pixels.then(
		() => undefined,
		() => damaged,
	);
}
