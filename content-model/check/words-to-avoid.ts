import { withoutMarkup } from "./messages";

export const glossaryFile = "locales/glossary.yaml";

/** A term in one language, with patterns of its forbidden variants: those in any case match the lowercased text. */
type Term = { language: string; use: string; inAnyCase?: RegExp; inThisCase?: RegExp };

export type Glossary = Term[];

/** The forbidden variants in a text: `write "catalog" instead of "catalogue"`. */
export function glossaryErrors(text: string, language: string, glossary: Glossary): string[] {
	const words = withoutMarkup(text);
	const lowercased = words.toLowerCase();
	return glossary
		.filter((entry) => entry.language === language)
		.flatMap(({ use, inAnyCase, inThisCase }) => {
			const matches = [
				...(inAnyCase ? lowercased.matchAll(inAnyCase) : []),
				...(inThisCase ? words.matchAll(inThisCase) : []),
			];
			return matches.map(({ 0: { length }, index }) => {
				const found = words.slice(index, index + length);
				return `write "${use}" instead of "${found}" (${glossaryFile})`;
			});
		});
}
