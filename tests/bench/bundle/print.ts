import { markdownTable } from "../table";
import { reasons } from "./reasons";
import type { BundleFile, Part } from "./report";

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Below this, in bytes, a part is told together with the others of its size. */
const crumb = 100;

function rows(parts: Part[]): string[][] {
	const told = parts.filter(({ brotli }) => brotli >= crumb);
	const rest = parts.filter(({ brotli }) => brotli < crumb).reduce((sum, { brotli }) => sum + brotli, 0);
	return [
		...told.map(({ part, brotli }) => [part, kilobytes(brotli), reasons[part] ?? "**no reason is given**"]),
		...(rest > 0 ? [["smaller ones", kilobytes(rest), `less than ${crumb} bytes each`]] : []),
	];
}

/** What each file weighs, who loads it, and what it is made of. */
export function fileTables(files: BundleFile[]): string {
	return files
		.map(({ name, usedBy, bytes, brotli, parts }) => {
			const users = usedBy.length > 0 ? usedBy.join(", ") : "fetched when it is needed";
			const head = `${name}: ${kilobytes(brotli)} KB brotli, ${kilobytes(bytes)} KB minified; ${users}`;
			return `${head}\n\n${markdownTable(["part", "KB", "why"], rows(parts))}`;
		})
		.join("\n\n");
}

/** The parts of those files together, the heaviest first. */
export function partTable(files: BundleFile[]): string {
	const sums = new Map<string, number>();
	for (const { part, brotli } of files.flatMap(({ parts }) => parts)) sums.set(part, (sums.get(part) ?? 0) + brotli);
	const parts = [...sums].map(([part, brotli]) => ({ part, brotli })).sort((a, b) => b.brotli - a.brotli);
	const all = parts.reduce((sum, { brotli }) => sum + brotli, 0);
	return markdownTable(["part", "KB", "why"], [...rows(parts), ["all", kilobytes(all), ""]]);
}
