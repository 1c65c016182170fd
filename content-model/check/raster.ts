import sharp, { type Metadata } from "sharp";
import type { Problem } from "../messages";

/** The largest picture that sharp accepts by default, as in the build. */
const maxPixels = 0x3fff ** 2;

/** For pictures whose height is rounded. */
const ratioTolerance = 0.01;

const damaged: Problem = { code: "damaged" };
const noPicture: Problem = { code: "notPicture" };

/** The first bytes of PNG, JPEG, WebP and AVIF. */
const signature = /^(?:\x89PNG|\xff\xd8\xff|RIFF.{4}WEBP|.{4}ftypavi[fs])/s;

/** What a raster image must be: at least so wide, and of this ratio of width to height, if there is one. */
type RasterRules = { minWidth: number; ratio?: readonly number[] };

/** An animated PNG has a chunk `acTL`, an animated AVIF another brand. sharp reads only their first pictures. */
function isAnimated(bytes: Buffer, { format, pages = 1 }: Metadata): boolean {
	const header = bytes.subarray(0, 64_000).toString("latin1");
	if (format === "png") return header.split("IDAT", 1)[0]?.includes("acTL") ?? false;
	return pages > 1 || header.startsWith("ftypavis", 4);
}

/** Sharp calls AVIF a kind of HEIF. The kind of iPhones cannot be shown in browsers. */
const isAccepted = ({ format, compression }: Metadata): boolean =>
	["png", "jpeg", "webp"].includes(format) || (format === "heif" && compression === "av1");

/** Why the site cannot show a picture there, from its first bytes. */
function formatError(bytes: Buffer, metadata: Metadata, { minWidth, ratio }: RasterRules): Problem | undefined {
	if (isAnimated(bytes, metadata)) return { code: "animated" };
	if (!isAccepted(metadata)) return noPicture;
	// As the picture is shown: phones store portraits in landscape format, with a note to rotate them.
	const { width, height } = metadata.autoOrient;
	const size = `${width}×${height}`;
	if (width * height > maxPixels) {
		return { code: "tooManyPixels", params: { max: Math.floor(maxPixels / 1e6), size } };
	}
	if (width < minWidth) return { code: "tooNarrow", params: { min: minWidth, width } };
	if (!ratio) return undefined;
	const [x = 1, y = 1] = ratio;
	const hasRatio = Math.abs((width * y) / (height * x) - 1) <= ratioTolerance;
	return hasRatio ? undefined : { code: "ratio", params: { ratio: `${x}:${y}`, size } };
}

/** Why a raster image does not fit its place. Reads the whole picture: half a file has all of its metadata. */
export async function rasterError(bytes: Buffer, rules: RasterRules): Promise<Problem | undefined> {
	if (bytes.length === 0) return noPicture;
	const metadata = await sharp(bytes, { limitInputPixels: false })
		.metadata()
		.catch(() => undefined);
	if (!metadata) return signature.test(bytes.toString("latin1", 0, 12)) ? damaged : noPicture;
	const error = formatError(bytes, metadata, rules);
	if (error) return error;
	const pixels = sharp(bytes).resize(8, 8, { fit: "fill" }).raw().toBuffer();
	return pixels.then(
		() => undefined,
		() => damaged,
	);
}
