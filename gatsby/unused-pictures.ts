import fs from "node:fs";
import path from "node:path";
import { siteFiles } from "../hosting/site-files";

/** Files that may name a picture. */
const text = /\.(?:css|html|js|json|webmanifest)$/;

/**
 * Removes the pictures of earlier builds, which no file names. Gatsby creates them again when it needs them.
 * @param folder the built site
 */
export function removeUnusedPictures(folder: string): void {
	const files = siteFiles(folder);
	// `precompress` removes the compressed files of missing originals.
	const unused = new Set(files.filter((file) => file.startsWith("/static/") && !/\.(?:br|gz)$/.test(file)));
	for (const file of files.filter((name) => text.test(name))) {
		const content = fs.readFileSync(path.join(folder, file), "utf8");
		for (const [url] of content.matchAll(/\/static\/[\w./@-]+/g)) unused.delete(url);
	}
	for (const picture of unused) fs.rmSync(path.join(folder, picture));
}
