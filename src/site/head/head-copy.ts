/** Looks copy up in the page's locales: `useTranslation` does not work in Gatsby's Head, which has no provider. */
export function headCopy(locales: Queries.LocalesFragment) {
	const files = new Map(locales.edges.map(({ node }) => [node.ns, JSON.parse(node.data ?? "{}") as unknown]));
	return (namespace: string, key: string): string => {
		const value = key
			.split(".")
			.reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], files.get(namespace));
		return typeof value === "string" ? value : key;
	};
}
