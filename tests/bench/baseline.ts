import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { isPage, precompress, siteFiles } from "../../hosting/site-files";

/** Scripts, and the resource hints for them. JSON-LD is data, not a script. */
const scripts = [
	/<script(?![^>]*type="application\/(ld\+)?json")[^>]*>[\s\S]*?<\/script>/g,
	/<link(?=[^>]*rel="(modulepreload|preload|prefetch)")(?=[^>]*(as="(script|fetch)"|\.js"|page-data))[^>]*>/g,
];

const withoutScripts = (html: string) => scripts.reduce((rest, pattern) => rest.replace(pattern, ""), html);

/** Scripts, and the compressed pages that still refer to them. */
const excluded = /\.(js|html)(\.(br|gz))?$/;

/** Copies the built site without scripts into a temporary folder. */
export async function createBaseline(folder: string): Promise<string> {
	const baseline = fs.mkdtempSync(path.join(os.tmpdir(), "baseline-"));
	for (const name of siteFiles(folder)) {
		const [from, to] = [path.resolve(folder, `.${name}`), path.join(baseline, name)];
		if (excluded.test(name) && !isPage(name)) continue;
		fs.mkdirSync(path.dirname(to), { recursive: true });
		if (isPage(name)) fs.writeFileSync(to, withoutScripts(fs.readFileSync(from, "utf8")));
		else fs.symlinkSync(from, to);
	}
	await precompress(baseline);
	return baseline;
}
