import fs from "node:fs";
import path from "node:path";
import { z } from "zod";
import { languages as siteLanguages } from "../../src/i18n/languages";
import type { ContentError } from "./content-error";
import type { Locales } from "./locale";
import { withoutMarkup } from "./messages";
import { schemaErrors, zodErrorMap } from "./schema-errors";
import { readSource } from "./source";

const glossaryFile = "locales/glossary.yaml";

const term = z.strictObject({ use: z.string(), not: z.array(z.string()).optional() });

const schema = z.strictObject({
	terms: z.array(
		z.strictObject({
			meaning: z.string(),
			...Object.fromEntries(siteLanguages.map(({ code }) => [code, term.optional()])),
		}),
	),
});

/** A forbidden variant of a term. `isExact`: it has capitals, and matches only these. */
type Variant = { use: string; pattern: RegExp; isExact: boolean };

/** A final `*` stands for any ending; a hyphen and a space match their no-break forms. */
function toVariant(variant: string, use: string): Variant {
	const words = variant
		.replace(/[.+?^${}()|[\]\\]/g, "\\$&")
		.replace(/-/g, "[-\u2011]")
		.replace(/ /g, "[ \u00a0]")
		.replaceAll("*", "\\p{L}*");
	// Without the flag `i`, with which compiling `\p{L}` takes 12 ms per pattern: the text is in lowercase.
	const pattern = new RegExp(`(?<![\\p{L}\\d])${words}(?![\\p{L}\\d])`, "gu");
	return { use, pattern, isExact: variant !== variant.toLowerCase() };
}

/** The forbidden variants in a text: `write "catalog" instead of "catalogue"`. */
function forbiddenWords(text: string, variants: Variant[]): string[] {
	const words = withoutMarkup(text);
	const lowercased = words.toLowerCase();
	return variants.flatMap(({ use, pattern, isExact }) =>
		[...(isExact ? words : lowercased).matchAll(pattern)].map(({ 0: { length }, index }) => {
			const found = words.slice(index, index + length);
			return `write "${use}" instead of "${found}" (${glossaryFile})`;
		}),
	);
}

/** Finds words that `locales/glossary.yaml` forbids. Such an error of style does not stop a build. */
export function checkGlossary(root: string, { languages }: Locales): ContentError[] {
	if (!fs.existsSync(path.join(root, glossaryFile))) return [];
	const glossary = readSource(root, glossaryFile);
	if (glossary.syntaxErrors.length > 0) return glossary.syntaxErrors;
	const { data, error } = schema.safeParse(glossary.value, { error: zodErrorMap });
	if (!data) return schemaErrors(error.issues, schema, glossary);
	return languages.flatMap(({ code, namespaces }) => {
		const terms = data.terms.map(
			(entry) => (entry as Record<string, unknown>)[code] as z.infer<typeof term> | undefined,
		);
		const variants = terms.flatMap((entry) =>
			(entry?.not ?? []).map((variant) => toVariant(variant, entry?.use ?? "")),
		);
		return [...namespaces.values()].flatMap(({ source, messages }) =>
			[...messages].flatMap(([key, text = ""]) =>
				forbiddenWords(text, variants).map((message) => ({
					...source.errorAt(key.split("."), message),
					severity: "warning" as const,
				})),
			),
		);
	});
}
