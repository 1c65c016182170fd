import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { partsOf } from "./parts";

export type Part = { part: string; brotli: number };
export type BundleFile = { name: string; usedBy: string[]; bytes: number; brotli: number; parts: Part[] };

const folder = "public";
/** Goes with the build that it describes: `gatsby clean` removes both. */
const kept = path.join(".cache", "bundle.json");

type Stats = { namedChunkGroups: Record<string, { assets: { name: string }[] }> };

const pageOf = (group: string) => group.replace("component---src-pages-", "page ").replace(/-tsx$/, "");

function describe(name: string, stats: Stats): BundleFile {
	const code = fs.readFileSync(path.join(folder, name));
	const map = JSON.parse(fs.readFileSync(path.join(folder, `${name}.map`), "utf8"));
	const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY };
	const brotli = zlib.brotliCompressSync(code, { params }).length;
	// Brotli packs a file as a whole: each part gets its share of the minified text.
	const parts = [...partsOf(code.toString(), map)]
		.map(([part, length]) => ({ part, brotli: (brotli * length) / code.length }))
		.sort((a, b) => b.brotli - a.brotli);
	const groups = Object.entries(stats.namedChunkGroups).filter(([, { assets }]) =>
		assets.some((one) => one.name === name),
	);
	return { name, usedBy: groups.map(([group]) => pageOf(group)), bytes: code.length, brotli, parts };
}

/** Reads the maps of a build with `BUNDLE_REPORT`, and takes them out of what gets deployed. */
export function makeReport(): BundleFile[] {
	const stats: Stats = JSON.parse(fs.readFileSync(path.join(folder, "webpack.stats.json"), "utf8"));
	const names = fs.readdirSync(folder).filter((name) => name.endsWith(".js.map"));
	const files = names.map((name) => describe(name.replace(/\.map$/, ""), stats)).sort((a, b) => b.brotli - a.brotli);
	for (const name of names) fs.rmSync(path.join(folder, name));
	return files;
}

/** Keeps a report beside the build that it describes. */
export function keepReport(files: BundleFile[]) {
	fs.writeFileSync(kept, JSON.stringify(files));
}

/** Maps change the name of webpack's own file; those of the others say what is in them. */
const key = (name: string) => (name.startsWith("webpack-runtime-") ? "webpack-runtime" : name);

/** What is known of those files of `public/`; undefined if one of them is unknown. */
export function reportOn(names: string[]): BundleFile[] | undefined {
	if (!fs.existsSync(kept)) return undefined;
	const files: BundleFile[] = JSON.parse(fs.readFileSync(kept, "utf8"));
	const found = names.flatMap((name) => files.find((file) => key(file.name) === key(name)) ?? []);
	return found.length === names.length ? found : undefined;
}
