import fs from "node:fs";
import path from "node:path";
import { defaultLanguage, publishedLanguages } from "../../src/i18n/languages";
import { correctText } from "../app/correct-typography";
import type { NewTexts } from "../app/project";
import { blobSha, type Change } from "./working-tree";

type Tree = { [key: string]: string | Tree };

const namesFile = "locales/names.txt";

function setText(tree: Tree, [key = "", ...rest]: string[], text: string): void {
	if (rest.length === 0) {
		tree[key] = text;
		return;
	}
	const child = tree[key];
	const group = typeof child === "object" ? child : {};
	tree[key] = group;
	setText(group, rest, text);
}

/**
 * Adds texts to the changes of a save: to the locale files and, if they are the same in every language, to the names. A
 * language without a text gets the English one, which the check reports as untranslated.
 */
export function withTexts(root: string, changes: Change[], texts: NewTexts): Change[] {
	const files = new Map(changes.map((change) => [change.path, change]));

	function edit(file: string, update: (text: string) => string): void {
		const fullPath = path.join(root, file);
		const onDisk = fs.existsSync(fullPath) ? fs.readFileSync(fullPath) : Buffer.from("");
		const { content = onDisk, sha = blobSha(onDisk) } = files.get(file) ?? {};
		files.set(file, { path: file, sha, content: Buffer.from(update(content.toString())) });
	}

	for (const [translationKey, byLanguage] of Object.entries(texts)) {
		const [namespace = "", key = ""] = translationKey.split(":");
		for (const { code } of publishedLanguages) {
			edit(`locales/${code}/${namespace}.json`, (json) => {
				const tree = JSON.parse(json) as Tree;
				const language = byLanguage[code] ? code : defaultLanguage;
				setText(tree, key.split("."), correctText(byLanguage[language] ?? "", language));
				return `${JSON.stringify(tree, null, 2)}\n`;
			});
		}
		const [first = "", ...others] = publishedLanguages.map(({ code }) => byLanguage[code]);
		if (!others.every((text) => text === first)) continue;
		edit(namesFile, (names) => (names.split("\n").includes(first) ? names : `${names.trimEnd()}\n${first}\n`));
	}
	return [...files.values()];
}
