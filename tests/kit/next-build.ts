import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { contentSecurityPolicy, withPolicy } from "../../src/deploy/content-security-policy";

/** What the next build calls the page of the catalogue's list, in its code and in its words. */
const renamed = [
	["component---src-pages-templates-tsx", "component---src-pages-catalogue-tsx"],
	["All templates", "All templates of the next build"],
] as const;

const hashed = /[0-9a-f]{20}(?=\.(?:js|css)$)/;
const reverse = (text: string) => [...text].reverse().join("");

/**
 * Copies the built site as a next build would leave it: each script and style under another name, a component that the
 * build before does not know, other words in the list's heading. @returns its folder, which whoever asks has to remove
 */
export function makeNextBuild(site = path.resolve(__dirname, "../../public")): string {
	const folder = fs.mkdtempSync(path.join(os.tmpdir(), "next-build-"));
	fs.cpSync(site, folder, { recursive: true, filter: (file) => !/\.(br|gz|map)$/.test(file) });
	const files = fs.readdirSync(folder, { recursive: true, encoding: "utf8" });
	const appData = fs.readFileSync(path.join(folder, "page-data/app-data.json"), "utf8");
	const { webpackCompilationHash } = JSON.parse(appData) as { webpackCompilationHash: string };
	const hashes = files.flatMap((file) => hashed.exec(file)?.[0] ?? []).concat(webpackCompilationHash);
	const known = new Map([...new Set(hashes)].map((hash) => [hash, reverse(hash)]));
	const rewrite = (text: string) =>
		renamed.reduce(
			(result, [from, to]) => result.replaceAll(from, to),
			text.replace(/[0-9a-f]{20}/g, (hash) => known.get(hash) ?? hash),
		);
	const pages: { file: string; html: string }[] = [];
	for (const name of files) {
		const file = path.join(folder, name);
		if (!/\.(html|js|css|json)$/.test(name) || !fs.statSync(file).isFile()) continue;
		const text = rewrite(fs.readFileSync(file, "utf8"));
		fs.rmSync(file);
		const target = path.join(folder, path.dirname(name), rewrite(path.basename(name)));
		if (text.startsWith("<!DOCTYPE html>")) pages.push({ file: target, html: text });
		else fs.writeFileSync(target, text);
	}
	const policy = contentSecurityPolicy(pages.map(({ html }) => html));
	for (const { file, html } of pages) fs.writeFileSync(file, withPolicy(html, policy));
	return folder;
}
