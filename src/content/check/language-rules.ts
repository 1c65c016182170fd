/** How a language is written, as far as a machine can tell. */
export type LanguageRules = {
	/** Signs that open and close. */
	pairs: string[];
	/** What a text may end with where English ends a sentence. */
	sentenceEnds: string;
	/** Signs that are often typed for others, with the right ones and their names. */
	spellings: { wrong: RegExp; right: string; name: string }[];
};

const common: LanguageRules = { pairs: ["()", "[]", "«»", "“”"], sentenceEnds: ".!?…:", spellings: [] };

/** Only what differs from the common rules: a language that is not here is checked by those. */
const differing: Partial<Record<string, Partial<LanguageRules>>> = {
	uz: {
		spellings: [
			{ wrong: /(?<=[oOgG])['‘’`´ʼ]/gu, right: "ʻ", name: "ʻ is U+02BB" },
			{ wrong: /(?<=\p{L})(?<![oOgG])['‘’`´ʻ](?=\p{L})/gu, right: "ʼ", name: "ʼ is U+02BC" },
		],
	},
};

/** The rules for texts in that language. */
export function rulesOf(language: string): LanguageRules {
	return { ...common, ...differing[language] };
}
