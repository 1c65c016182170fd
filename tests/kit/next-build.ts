import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { contentSecurityPolicy, withPolicy } from "../../hosting/content-security-policy";

/** The next build renames the component and the heading of the template list. */
const renamed = [
	["component---src-pages-templates-tsx", "component---src-pages-catalog-tsx"],
	["All templates", "All templates of the next build"],
] as const;

const hashed = /[0-9a-f]{20}(?=\.(?:js|css)$)/;
const reverse = (text: string) => [...text].reverse().join("");

/**
 * Creates a copy of the built site that differs as a later build would: other hashes in all file names, a renamed page
 * component, a changed heading.
 * @returns its folder, which the caller removes
 */
export function createNextBuild(site = path.resolve(__dirname, "../../public")): string {
	const folder = fs.mkdtempSync(path.join(os.tmpdir(), "next-build-"));
	fs.cpSync(site, folder, { recursive: true, filter: (file) => !/\.(br|gz|map)$/.test(file) });
	const files = fs.readdirSync(folder, { recursive: true, encoding: "utf8" });
	const appData = fs.readFileSync(path.join(folder, "page-data/app-data.json"), "utf8");
	const { webpackCompilationHash } = JSON.parse(appData) as { webpackCompilationHash: string };
	const hashes = files.flatMap((file) => hashed.exec(file)?.[0] ?? []).concat(webpackCompilationHash);
	const newHashes = new Map([...new Set(hashes)].map((hash) => [hash, reverse(hash)]));
	const rewrite = (text: string) =>
		renamed.reduce(
			(result, [from, to]) => result.replaceAll(from, to),
			text.replace(/[0-9a-f]{20}/g, (hash) => newHashes.get(hash) ?? hash),
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
