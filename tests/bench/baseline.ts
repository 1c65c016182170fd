import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { precompress } from "../../src/deploy/precompress";
import { isPage, siteFiles } from "../../src/deploy/site-files";

/** Scripts that run, and what is fetched ahead for them. Data blocks such as JSON-LD are no scripts. */
const scripts = [
	/<script(?![^>]*type="application\/(ld\+)?json")[^>]*>[\s\S]*?<\/script>/g,
	/<link(?=[^>]*rel="(modulepreload|preload|prefetch)")(?=[^>]*(as="(script|fetch)"|\.js"|page-data))[^>]*>/g,
];

/** The same page with no script at all. */
export function withoutScripts(html: string): string {
	return scripts.reduce((rest, pattern) => rest.replace(pattern, ""), html);
}

/** Scripts, and the compressed forms of the pages as they were. */
const unused = /\.(js|html)(\.(br|gz))?$/;

/** A folder that shows the built site with all scripts gone from its pages. Whoever asks for it removes it. */
export async function floorOf(folder: string): Promise<string> {
	const floor = fs.mkdtempSync(path.join(os.tmpdir(), "floor-"));
	for (const name of siteFiles(folder)) {
		const [from, to] = [path.resolve(folder, `.${name}`), path.join(floor, name)];
		if (unused.test(name) && !isPage(name)) continue;
		fs.mkdirSync(path.dirname(to), { recursive: true });
		if (isPage(name)) fs.writeFileSync(to, withoutScripts(fs.readFileSync(from, "utf8")));
		else fs.symlinkSync(from, to);
	}
	await precompress(floor);
	return floor;
}
