import { withoutMarkup } from "./messages";

export const glossaryFile = "locales/glossary.yaml";

/** A forbidden variant of a term. In any case, the pattern matches the lowercased text. */
export type Variant = { pattern: RegExp; inAnyCase: boolean };

/** A term in one language, with its forbidden variants. */
type Term = { language: string; use: string; not: Variant[] };

export type Glossary = Term[];

/** The forbidden variants in a text: `write "catalog" instead of "catalogue"`. */
export function glossaryErrors(text: string, language: string, glossary: Glossary): string[] {
	const words = withoutMarkup(text);
	const lowercased = words.toLowerCase();
	return glossary
		.filter((entry) => entry.language === language)
		.flatMap(({ use, not }) =>
			not.flatMap(({ pattern, inAnyCase }) =>
				[...(inAnyCase ? lowercased : words).matchAll(pattern)].map(({ 0: { length }, index }) => {
					const found = words.slice(index, index + length);
					return `write "${use}" instead of "${found}" (${glossaryFile})`;
				}),
			),
		);
}
