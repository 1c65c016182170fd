/** What is read here of a rule of webpack: rules may hold rules, and loaders with their options. */
type Rule = { oneOf?: Rule[]; use?: unknown };
type CssLoader = { options?: { modules?: { localIdentName?: string } } };

/**
 * Names the classes of the built site by what tells them apart alone: names that can be read, as in develop, are a
 * hundredth of what a page weighs. The pages and the scripts have to be built with the same names.
 * @param rules of one of webpack's configurations, as Gatsby has made them; they are changed
 */
export function shortenClassNames(rules: readonly Rule[]) {
	for (const { oneOf = [], use } of rules) {
		shortenClassNames(oneOf);
		for (const { options } of Array.isArray(use) ? (use as CssLoader[]) : []) {
			if (options?.modules?.localIdentName) options.modules.localIdentName = "[hash:base64:5]";
		}
	}
}
