import { z } from "zod";
import { languages } from "../../src/i18n/languages";
import type { ContentError } from "./content-error";
import type { Files } from "./files";
import type { PlacedWords } from "./locale";
import { schemaErrors } from "./schema-errors";
import { readSource } from "./source";
import { escapePattern } from "./typography";

const glossaryFile = "locales/glossary.yaml";

const term = z.strictObject({ use: z.string(), not: z.array(z.string()).optional() });

type Term = z.infer<typeof term>;

const schema = z.strictObject({
	terms: z.array(
		z.strictObject({
			meaning: z.string(),
			...Object.fromEntries(languages.map(({ code }) => [code, term.optional()])),
		}),
	),
});

/** A word that a language forbids, and the one to use. A final `*` stands for any ending. */
type Variant = { use: string; forbidden: string };

/** A hyphen and a space match their no-break forms. */
function toPattern(forbidden: string): RegExp {
	const words = escapePattern(forbidden)
		.replace(/-/g, "[-\u2011]")
		.replace(/ /g, "[ \u00a0]")
		.replaceAll("\\*", "\\p{L}*");
	return new RegExp(`(?<![\\p{L}\\d])${words}(?![\\p{L}\\d])`, "gu");
}

const variantsOf = (language: string, { terms }: z.infer<typeof schema>): Variant[] =>
	terms.flatMap((term) => {
		const words = (term as Record<string, Term | string | undefined>)[language];
		if (typeof words !== "object") return [];
		return (words.not ?? []).map((forbidden) => ({ use: words.use, forbidden }));
	});

/** The forms of a variant in a text. With a capital in the variant, the case must be the same. */
function findVariant(text: string, lowercased: string, { forbidden }: Variant): RegExpExecArray[] {
	const searched = forbidden === forbidden.toLowerCase() ? lowercased : text;
	const [start = ""] = forbidden.split(/[-* ]/);
	// Compiling a pattern takes longer than this search, which most variants fail.
	if (!searched.includes(start)) return [];
	return [...searched.matchAll(toPattern(forbidden))];
}

/** Finds words that `locales/glossary.yaml` forbids. Such an error of style does not stop a build. */
export function checkGlossary(files: Files, placed: PlacedWords[]): ContentError[] {
	if (!files.read(glossaryFile)) return [];
	const glossary = readSource(files, glossaryFile);
	const { data } = schema.safeParse(glossary.value);
	if (!data) return schemaErrors(schema, glossary);
	const variants = new Map(languages.map(({ code }) => [code as string, variantsOf(code, data)]));
	const errors: ContentError[] = [];
	for (const { language, text, errorAt } of placed) {
		const lowercased = text.toLowerCase();
		for (const variant of variants.get(language) ?? []) {
			for (const match of findVariant(text, lowercased, variant)) {
				const found = text.slice(match.index, match.index + match[0].length);
				const params = { use: variant.use, found, file: glossaryFile };
				errors.push({ ...errorAt(match.index, { code: "glossary", params }), severity: "warning" });
			}
		}
	}
	return errors;
}
