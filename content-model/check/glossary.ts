import { z } from "zod";
import { languages } from "../../src/i18n/languages";
import type { ContentError } from "./content-error";
import type { Files } from "./files";
import { type Locales, textsOf } from "./locale";
import { withoutMarkup } from "./messages";
import { schemaErrors } from "./schema-errors";
import { readSource } from "./source";

const glossaryFile = "locales/glossary.yaml";

const term = z.strictObject({ use: z.string(), not: z.array(z.string()).optional() });

const schema = z.strictObject({
	terms: z.array(
		z.strictObject({
			meaning: z.string(),
			...Object.fromEntries(languages.map(({ code }) => [code, term.optional()])),
		}),
	),
});

/** A variant of a term that a language forbids. `isExact`: it contains capitals, so the match is case-sensitive. */
type Variant = { language: string; use: string; pattern: RegExp; isExact: boolean };

/** A final `*` stands for any ending; a hyphen and a space match their no-break forms. */
function toPattern(variant: string): RegExp {
	const words = variant
		.replace(/[.+?^${}()|[\]\\]/g, "\\$&")
		.replace(/-/g, "[-\u2011]")
		.replace(/ /g, "[ \u00a0]")
		.replaceAll("*", "\\p{L}*");
	// Without the flag `i`, with which compiling `\p{L}` takes three times as long: the text is in lowercase.
	return new RegExp(`(?<![\\p{L}\\d])${words}(?![\\p{L}\\d])`, "gu");
}

function readVariants({ terms }: z.infer<typeof schema>): Variant[] {
	return terms.flatMap(({ meaning: _, ...byLanguage }) =>
		Object.entries(byLanguage as Record<string, z.infer<typeof term>>).flatMap(([language, { use, not = [] }]) =>
			not.map((variant) => ({
				language,
				use,
				pattern: toPattern(variant),
				isExact: variant !== variant.toLowerCase(),
			})),
		),
	);
}

/** Finds words that `locales/glossary.yaml` forbids. Such an error of style does not stop a build. */
export function checkGlossary(files: Files, locales: Locales): ContentError[] {
	if (!files.read(glossaryFile)) return [];
	const glossary = readSource(files, glossaryFile);
	const { data } = schema.safeParse(glossary.value);
	if (!data) return schemaErrors(schema, glossary);
	const variants = readVariants(data);
	return textsOf(locales.files).flatMap(({ language, text, errorAt }) => {
		const words = withoutMarkup(text);
		const lowercased = words.toLowerCase();
		const ownVariants = variants.filter((variant) => variant.language === language);
		return ownVariants.flatMap(({ use, pattern, isExact }) =>
			[...(isExact ? words : lowercased).matchAll(pattern)].map(({ 0: { length }, index }): ContentError => {
				const found = words.slice(index, index + length);
				return { ...errorAt(`write "${use}" instead of "${found}" (${glossaryFile})`), severity: "warning" };
			}),
		);
	});
}
