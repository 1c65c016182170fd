import type { FlatNamespace, ParseKeys } from "i18next";

/** Reads a string of a namespace, as it is in the locale file. */
export type ReadString = <Name extends FlatNamespace>(namespace: Name, key: ParseKeys<Name> & string) => string;

/**
 * For Gatsby's `Head` and the build, which have no provider. Reads the files as they are: i18next would need a second instance, and
 * `editor/overlay` would add its marks, also to titles. Throws an Error if a string is missing. In the browser, where only
 * `npm run develop` lacks strings, returns the key.
 */
export function stringReader(language: string, { nodes }: Queries.LocalesFragment): ReadString {
	return (namespace, key) => {
		const data = nodes.find(({ ns }) => ns === namespace)?.data ?? "{}";
		let string: unknown = JSON.parse(data);
		for (const name of key.split(".")) string = (string as Record<string, unknown> | undefined)?.[name];
		if (typeof string === "string") return string;
		if (typeof window === "undefined") throw new Error(`locales/${language}/${namespace}.json has no string ${key}`);
		return key;
	};
}
