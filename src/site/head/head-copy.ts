export type HeadCopy = (namespace: string, key: string) => string;

/** Looks copy up in the text of locale files. */
export function copyFrom(locales: readonly { ns: string | null; data: string | null }[]): HeadCopy {
	const files = new Map(locales.map(({ ns, data }) => [ns, JSON.parse(data ?? "{}") as unknown]));
	return (namespace, key) => {
		const value = key
			.split(".")
			.reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], files.get(namespace));
		return typeof value === "string" ? value : key;
	};
}

/** The copy of the page's locales: `useTranslation` does not work in Gatsby's Head, which has no provider. */
export function headCopy(locales: Queries.LocalesFragment): HeadCopy {
	return copyFrom(locales.edges.map(({ node }) => node));
}
