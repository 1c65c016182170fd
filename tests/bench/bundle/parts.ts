import { SourceMap, type SourceMapPayload } from "node:module";

/** The part of the site that a source file belongs to: an npm package, a folder of the repository, or webpack. */
export function partOf(source: string): string {
	const path = source.replace(/^webpack:\/\/[^/]*\/(\.\/)?/, "").replace(/\?.*$/, "");
	const packages = [...path.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)];
	const innermost = packages.at(-1)?.[1];
	if (innermost) return innermost;
	if (path.startsWith(".cache/")) return "gatsby";
	const segments = path.split("/");
	const [top = "", folder = "", feature = ""] = segments;
	if (top === "webpack" || segments.length === 1) return top;
	return folder === "features" ? `${top}/${folder}/${feature}` : `${top}/${folder}`;
}

/** Number of characters of a minified file per part. Characters without a source count as webpack's. */
export function partsOf(code: string, map: SourceMapPayload): Map<string, number> {
	const parts = new Map<string, number>();
	const sourceMap = new SourceMap(map);
	for (const [row, line] of code.split("\n").entries()) {
		for (let column = 0; column < line.length; column += 1) {
			const entry = sourceMap.findEntry(row, column);
			const source = "originalSource" in entry && entry.generatedLine === row ? entry.originalSource : "webpack/";
			const part = partOf(source);
			parts.set(part, (parts.get(part) ?? 0) + 1);
		}
	}
	return parts;
}
