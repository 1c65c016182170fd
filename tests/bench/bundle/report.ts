import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { partsOf } from "./parts";

export type Part = { part: string; brotli: number };
export type BundleFile = { name: string; usedBy: string[]; bytes: number; brotli: number; parts: Part[] };

const folder = "public";
/** Stored in the cache of the build that it describes, so `gatsby clean` removes both. */
const reportFile = path.join(".cache", "bundle.json");

type Stats = { namedChunkGroups: Record<string, { assets: { name: string }[] }> };

const pageOf = (group: string) => group.replace("component---src-pages-", "page ").replace(/-tsx$/, "");

function describe(name: string, stats: Stats): BundleFile {
	const code = fs.readFileSync(path.join(folder, name));
	const map = JSON.parse(fs.readFileSync(path.join(folder, `${name}.map`), "utf8"));
	const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY };
	const brotli = zlib.brotliCompressSync(code, { params }).length;
	// Brotli compresses the file as a whole, so each part gets a share in proportion to its minified text.
	const parts = [...partsOf(code.toString(), map)]
		.map(([part, length]) => ({ part, brotli: (brotli * length) / code.length }))
		.sort((a, b) => b.brotli - a.brotli);
	const groups = Object.entries(stats.namedChunkGroups).filter(([, { assets }]) =>
		assets.some((asset) => asset.name === name),
	);
	return { name, usedBy: groups.map(([group]) => pageOf(group)), bytes: code.length, brotli, parts };
}

/** Reads the source maps of a build with `BUNDLE_REPORT` and removes them from `public/`. */
export function createReport(): BundleFile[] {
	const stats: Stats = JSON.parse(fs.readFileSync(path.join(folder, "webpack.stats.json"), "utf8"));
	const names = fs.readdirSync(folder).filter((name) => name.endsWith(".js.map"));
	const files = names.map((name) => describe(name.replace(/\.map$/, ""), stats)).sort((a, b) => b.brotli - a.brotli);
	for (const name of names) fs.rmSync(path.join(folder, name));
	return files;
}

export function saveReport(files: BundleFile[]) {
	fs.writeFileSync(reportFile, JSON.stringify(files));
}

/** Source maps change the hash of the webpack runtime only; other names depend on the content. */
const key = (name: string) => (name.startsWith("webpack-runtime-") ? "webpack-runtime" : name);

/** The report on those files of `public/`, or undefined if it does not cover all of them. */
export function readReport(names: string[]): BundleFile[] | undefined {
	if (!fs.existsSync(reportFile)) return undefined;
	const files: BundleFile[] = JSON.parse(fs.readFileSync(reportFile, "utf8"));
	const found = names.flatMap((name) => files.find((file) => key(file.name) === key(name)) ?? []);
	return found.length === names.length ? found : undefined;
}
