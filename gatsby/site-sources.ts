import fs from "node:fs";
import { createTranslate, type HeadTranslate } from "../src/seo/site-metadata";

const namespaces = ["common", "landing", "catalog", "template"];

/** Looks up a translation in the locale files of a language, by namespace and key. */
export function readTranslations(language: string): HeadTranslate {
	return createTranslate(
		namespaces.map((ns) => ({ ns, data: fs.readFileSync(`locales/${language}/${ns}.json`, "utf8") })),
	);
}

const tokenFiles = ["src/styles/scale.css", "src/styles/roles.css"];

/** Looks up a design token in the stylesheets: `--color-page` is `#0c0a09`. Throws an Error if there is none. */
export function readTokens(): (name: `--${string}`) => string {
	const declared = new Map<string, string>();
	for (const file of tokenFiles) {
		const css = fs.readFileSync(file, "utf8").replace(/\/\*.*?\*\//gs, "");
		const [root = ""] = css.match(/^:root \{.*?^\}/ms) ?? [];
		for (const [, name = "", value = ""] of root.matchAll(/(--[\w-]+):\s*([^;]+);/g)) declared.set(name, value.trim());
	}
	const resolve = (name: string): string => {
		const value = declared.get(name);
		if (value === undefined) throw new Error(`${tokenFiles.join(" and ")} have no ${name}`);
		return value.replace(/var\((--[\w-]+)\)/g, (_, other: string) => resolve(other));
	};
	return resolve;
}
