import fs from "node:fs";
import path from "node:path";
import { z } from "zod";
import { languages } from "../../src/i18n/languages";
import type { ContentError } from "./content-error";
import { schemaErrors, zodErrorMap } from "./schema-errors";
import { readSource } from "./source";
import { type Glossary, glossaryFile } from "./words-to-avoid";

const term = z.strictObject({ use: z.string(), not: z.array(z.string()).optional() });

const schema = z.strictObject({
	terms: z.array(
		z.strictObject({
			meaning: z.string(),
			...Object.fromEntries(languages.map(({ code }) => [code, term.optional()])),
		}),
	),
});

/**
 * A pattern that matches any of the forbidden variants; undefined without variants. A final `*` stands for any ending; a
 * hyphen and a space match their no-break forms.
 */
function variantPattern(variants: string[]): RegExp | undefined {
	if (variants.length === 0) return undefined;
	const words = variants.map((variant) =>
		variant
			.replace(/[.+?^${}()|[\]\\]/g, "\\$&")
			.replace(/-/g, "[-\u2011]")
			.replace(/ /g, "[ \u00a0]")
			.replaceAll("*", "\\p{L}*"),
	);
	// With the flag `i`, compiling `\p{L}` takes 12 ms per pattern.
	return new RegExp(`(?<![\\p{L}\\d])(?:${words.join("|")})(?![\\p{L}\\d])`, "gu");
}

/** The patterns of a term. A variant in lowercase matches any case, one with capitals matches only these. */
function termPatterns(not: string[] = []) {
	const isLowercase = (variant: string) => variant === variant.toLowerCase();
	return {
		inAnyCase: variantPattern(not.filter(isLowercase)),
		inThisCase: variantPattern(not.filter((variant) => !isLowercase(variant))),
	};
}

/** Reads `locales/glossary.yaml`. A project without it has no forbidden words. */
export function readGlossary(root: string): { terms: Glossary; errors: ContentError[] } {
	if (!fs.existsSync(path.join(root, glossaryFile))) return { terms: [], errors: [] };
	const source = readSource(root, glossaryFile);
	if (source.syntaxErrors.length > 0) return { terms: [], errors: source.syntaxErrors };
	const result = schema.safeParse(source.value, { error: zodErrorMap });
	if (!result.success) return { terms: [], errors: schemaErrors(result.error.issues, schema, source) };
	const terms = result.data.terms.flatMap(({ meaning: _, ...byLanguage }) =>
		Object.entries(byLanguage as Partial<Record<string, z.infer<typeof term>>>).flatMap(([language, entry]) =>
			entry ? [{ language, use: entry.use, ...termPatterns(entry.not) }] : [],
		),
	);
	return { terms, errors: [] };
}
