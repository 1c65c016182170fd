import type { Tree } from "../project";
import { versionField, versionOf } from "./version";

/** In the order of the keys, without empty strings: those of plural forms that a language does not have. */
function written(tree: Tree, keys: readonly string[], prefix = ""): Tree {
	const rank = (name: string) => {
		const path = prefix + name;
		const index = keys.findIndex((key) => key === path || key.startsWith(`${path}.`));
		return index < 0 ? keys.length : index;
	};
	const children = Object.entries(tree)
		.filter(([name, child]) => child !== "" && name !== versionField)
		.sort(([a], [b]) => rank(a) - rank(b));
	return Object.fromEntries(
		children.map(([name, child]) => [
			name,
			typeof child === "string" ? child : written(child, keys, `${prefix}${name}.`),
		]),
	);
}

/** Reads and writes the files `locales/{language}/{namespace}.json`. @param keys of the namespace, in their order */
export const textFormat = (keys: readonly string[]) => ({
	fromFile: async (text: string): Promise<Tree> => ({
		...(JSON.parse(text) as Tree),
		[versionField]: await versionOf(text),
	}),
	toFile: (value: Tree): string => `${JSON.stringify(written(value, keys), null, 2)}\n`,
});

/** Reads and writes `locales/names.txt`. */
export const namesFormat = {
	fromFile: async (text: string): Promise<Tree> => ({ body: text, [versionField]: await versionOf(text) }),
	toFile: ({ body }: Tree): string => `${String(body).trim()}\n`,
};
