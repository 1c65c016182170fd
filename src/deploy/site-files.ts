import fs from "node:fs";
import path from "node:path";

/** The paths of all files below a folder, as they would be asked for: `/templates/index.html`. */
export function siteFiles(folder: string): string[] {
	const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile());
	return files
		.map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/")}`)
		.sort();
}

/** The pages among them. `_gatsby/slices` holds fragments, and `page-data/404.html` is a folder. */
export const isPage = (file: string): boolean => file.endsWith(".html") && !file.startsWith("/_gatsby/");
