import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { build } from "../../kit/gatsby-command";
import { markdownTable } from "../table";
import { partsOf } from "./parts";
import { reasons } from "./reasons";

// `npm run bundle`: builds the site with source maps and prints the parts of each JavaScript file.

const folder = "public";
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Parts below this size, in bytes, share one row. */
const minRowSize = 100;

type Stats = { namedChunkGroups: Record<string, { assets: { name: string }[] }> };

const pageOf = (group: string) => group.replace("component---src-pages-", "page ").replace(/-tsx$/, "");

/** The size of a file, the pages that load it, and its parts. */
function describe(name: string, { namedChunkGroups }: Stats): { brotli: number; text: string } {
	const code = fs.readFileSync(path.join(folder, name));
	const map = JSON.parse(fs.readFileSync(path.join(folder, `${name}.map`), "utf8"));
	const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY };
	const brotli = zlib.brotliCompressSync(code, { params }).length;
	// Brotli compresses the file as a whole, so each part gets a share in proportion to its minified text.
	const parts = [...partsOf(code.toString(), map)]
		.map(([part, length]) => ({ part, size: (brotli * length) / code.length }))
		.sort((a, b) => b.size - a.size);
	const rows = parts
		.filter(({ size }) => size >= minRowSize)
		.map(({ part, size }) => [part, kilobytes(size), reasons[part] ?? "**no reason given**"]);
	const rest = parts.filter(({ size }) => size < minRowSize).reduce((sum, { size }) => sum + size, 0);
	if (rest > 0) rows.push(["others", kilobytes(rest), `less than ${minRowSize} bytes each`]);
	const groups = Object.entries(namedChunkGroups).filter(([, { assets }]) => assets.some((each) => each.name === name));
	const users = groups.map(([group]) => pageOf(group)).join(", ") || "loaded on demand";
	const title = `${name}: ${kilobytes(brotli)} KB brotli, ${kilobytes(code.length)} KB minified; ${users}`;
	return { brotli, text: `${title}\n\n${markdownTable(["part", "KB", "reason"], rows)}` };
}

async function bundle() {
	console.info("Building with source maps …");
	await build({ BUNDLE_REPORT: "1" });
	const stats: Stats = JSON.parse(fs.readFileSync(".cache/unpublished/webpack.stats.json", "utf8"));
	const maps = fs.readdirSync(folder).filter((name) => name.endsWith(".js.map"));
	const files = maps.map((name) => describe(name.replace(/\.map$/, ""), stats)).sort((a, b) => b.brotli - a.brotli);
	for (const name of maps) fs.rmSync(path.join(folder, name));
	console.info(`\n${files.map(({ text }) => text).join("\n\n")}`);
}

bundle().catch((error: Error) => {
	console.error(error.message);
	process.exitCode = 1;
});
