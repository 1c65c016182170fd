import { SourceMap, type SourceMapPayload } from "node:module";

/** The package, the folder of `src` or the tool that a source of a map belongs to. */
export function partOf(source: string): string {
	const path = source.replace(/^webpack:\/\/[^/]*\/(\.\/)?/, "").replace(/\?.*$/, "");
	const packages = [...path.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)];
	const last = packages.at(-1)?.[1];
	if (last) return last;
	if (path.startsWith(".cache/")) return "gatsby";
	const [top = "", folder = ""] = path.split("/");
	if (top === "src") return `src/${folder}`;
	return top === "webpack" ? "webpack" : top;
}

/** How many characters of a minified file come from which part. What no source is named for is webpack's own. */
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
