import fs from "node:fs";
import path from "node:path";
import type { Needs } from "../content-file";
import { pictureWidth } from "./picture-width";
import type { Problem } from "./problem";
import type { Source } from "./source";
import { didYouMean } from "./suggest";
import { svgMistake } from "./svg";

/** Enough for the headers of any picture; a JPEG may carry long notes before its size. */
const headBytes = 400_000;

function head(file: string): Buffer {
	const handle = fs.openSync(file, "r");
	try {
		const bytes = Buffer.alloc(headBytes);
		return bytes.subarray(0, fs.readSync(handle, bytes, 0, headBytes, 0));
	} finally {
		fs.closeSync(handle);
	}
}

function mistakeIn(file: string, least: number | undefined): string | undefined {
	if (!fs.statSync(file).isFile()) return "is not a file";
	if (least === undefined) return svgMistake(fs.readFileSync(file, "utf8"));
	const width = pictureWidth(head(file));
	if (width === undefined) return "is not a picture that can be read";
	return width < least ? `must be ${least} pixels wide or more (is ${width})` : undefined;
}

/** Files as they are spelt on the disk: some systems forgive a wrong case, and the servers do not. */
function filesIn(folder: string): string[] {
	const images = path.join(folder, "images");
	const names = fs.existsSync(images) ? fs.readdirSync(images, { recursive: true, encoding: "utf8" }) : [];
	return names.map((name) => `images/${name.split(path.sep).join("/")}`);
}

/** Pictures that are not there, cannot be read or are too small. */
export function pictureProblems(images: Needs["images"], folder: string, source: Source): Problem[] {
	const files = filesIn(folder);
	return images.flatMap(({ file, path: at, width }) => {
		if (!files.includes(file)) {
			const alike = files.filter((other) => path.extname(other) === path.extname(file));
			return [source.problemAt(at, `there is no picture content/${file}${didYouMean(file, alike)}`)];
		}
		const mistake = mistakeIn(path.join(folder, file), width);
		return mistake ? [source.problemAt(at, `content/${file} ${mistake}`)] : [];
	});
}
