import { flatten, type Messages } from "../../../content-model/check/messages";
import type { Tree } from "../project";
import { versionField, versionOf } from "./version";

/** The text of a locale file: strings in groups, by the dots of their keys. */
export function writeTexts(texts: Messages): string {
	// Without a prototype, `__proto__` is a key like any other.
	const root: Tree = Object.create(null);
	for (const [key, text = ""] of texts) {
		const names = key.split(".");
		const name = names.pop() ?? "";
		let group = root;
		for (const parent of names) {
			group[parent] ??= Object.create(null) as Tree;
			group = group[parent] as Tree;
		}
		group[name] = text;
	}
	return `${JSON.stringify(root, null, 2)}\n`;
}

/** Reads and writes the files `locales/{language}/{namespace}.json`. @param keys of the namespace, in their order */
export const textFormat = (keys: readonly string[]) => ({
	fromFile: async (text: string): Promise<Tree> => ({
		...(JSON.parse(text) as Tree),
		[versionField]: await versionOf(text),
	}),
	/** Without empty strings: those of plural forms that a language does not have. */
	toFile(value: Tree): string {
		const { [versionField]: _, ...tree } = value;
		const rank = new Map(keys.map((key, index) => [key, index]));
		const texts = [...flatten(tree)].filter(([, text]) => text !== "");
		const rankOf = ([key]: [string, unknown]) => rank.get(key) ?? keys.length;
		return writeTexts(new Map(texts.sort((a, b) => rankOf(a) - rankOf(b))));
	},
});

/** Reads and writes `locales/names.txt`. */
export const namesFormat = {
	fromFile: async (text: string): Promise<Tree> => ({ body: text, [versionField]: await versionOf(text) }),
	toFile: ({ body }: Tree): string => `${String(body).trim()}\n`,
};
