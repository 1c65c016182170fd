import { withoutMarkup } from "./messages";

export const glossaryFile = "locales/glossary.yaml";

/** A term in one language, and a pattern for each forbidden variant. */
type Term = { language: string; use: string; not: RegExp[] };

export type Glossary = Term[];

/** The forbidden variants in a text: `write "catalog" instead of "catalogue"`. */
export function glossaryErrors(text: string, language: string, glossary: Glossary): string[] {
	const words = withoutMarkup(text);
	return glossary
		.filter((entry) => entry.language === language)
		.flatMap(({ use, not }) =>
			not.flatMap((pattern) =>
				[...words.matchAll(pattern)].map(([found]) => `write "${use}" instead of "${found}" (${glossaryFile})`),
			),
		);
}
