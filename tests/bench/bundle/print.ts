import { markdownTable } from "../table";
import { reasons } from "./reasons";
import type { BundleFile, Part } from "./report";

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Parts below this size, in bytes, share one row. */
const minRowSize = 100;

const header = ["part", "KB", "reason"];

function rows(parts: Part[]): string[][] {
	const listed = parts.filter(({ brotli }) => brotli >= minRowSize);
	const rest = parts.filter(({ brotli }) => brotli < minRowSize).reduce((sum, { brotli }) => sum + brotli, 0);
	return [
		...listed.map(({ part, brotli }) => [part, kilobytes(brotli), reasons[part] ?? "**no reason given**"]),
		...(rest > 0 ? [["others", kilobytes(rest), `less than ${minRowSize} bytes each`]] : []),
	];
}

/** One table per file: its size, the pages that load it, and its parts. */
export function fileTables(files: BundleFile[]): string {
	return files
		.map(({ name, usedBy, bytes, brotli, parts }) => {
			const users = usedBy.length > 0 ? usedBy.join(", ") : "loaded on demand";
			const title = `${name}: ${kilobytes(brotli)} KB brotli, ${kilobytes(bytes)} KB minified; ${users}`;
			return `${title}\n\n${markdownTable(header, rows(parts))}`;
		})
		.join("\n\n");
}

/** The parts of all given files in one table, the largest first. */
export function partTable(files: BundleFile[]): string {
	const sums = new Map<string, number>();
	for (const { part, brotli } of files.flatMap(({ parts }) => parts)) sums.set(part, (sums.get(part) ?? 0) + brotli);
	const parts = [...sums].map(([part, brotli]) => ({ part, brotli })).sort((a, b) => b.brotli - a.brotli);
	const total = parts.reduce((sum, { brotli }) => sum + brotli, 0);
	return markdownTable(header, [...rows(parts), ["total", kilobytes(total), ""]]);
}
