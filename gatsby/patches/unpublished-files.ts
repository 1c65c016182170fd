import fs from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { languagePrefixes } from "../../hosting/rules";

const published = path.resolve("public");
const unpublished = path.resolve(".cache/unpublished");

/** Gatsby's own files, and files that nothing requests: scripts for web workers, and a second copy of each 404 page. */
const names = [
	...["_gatsby", "chunk-map.json", "webpack.stats.json", "~partytown"],
	...languagePrefixes.map((prefix) => path.join(prefix, "404")),
];

/** Moves files out of the site that only Gatsby's next build needs. */
export function moveUnpublishedFiles() {
	for (const name of names) {
		const file = path.join(published, name);
		// Other versions of Gatsby may not write it.
		if (!fs.existsSync(file)) continue;
		fs.cpSync(file, path.join(unpublished, name), { recursive: true, preserveTimestamps: true });
		fs.rmSync(file, { recursive: true });
	}
}

/** Moves the files of the last build back. Gatsby reads them, and writes only what has changed. */
export const onPreInit: GatsbyNode["onPreInit"] = () => {
	if (fs.existsSync(unpublished)) fs.cpSync(unpublished, published, { recursive: true });
};
