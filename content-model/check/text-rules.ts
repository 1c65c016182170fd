import { withoutMarkup } from "./messages";

type LanguageRules = {
	/** Opening and closing characters. */
	pairs: string[];
	/** Allowed last characters, if the English text ends with a sentence. */
	sentenceEnds: string;
	/** Characters that are often typed in place of others. */
	spellings: { wrong: RegExp; right: string; name: string }[];
};

const commonRules: LanguageRules = { pairs: ["()", "[]", "«»", "“”"], sentenceEnds: ".!?…:", spellings: [] };

/** What differs from the common rules, by language. */
const languageRules: Partial<Record<string, Partial<LanguageRules>>> = {
	uz: {
		spellings: [
			{ wrong: /(?<=[oOgG])['‘’`´ʼ]/gu, right: "ʻ", name: "ʻ is U+02BB" },
			{ wrong: /(?<=\p{L})(?<![oOgG])['‘’`´ʻ](?=\p{L})/gu, right: "ʼ", name: "ʼ is U+02BC" },
		],
	},
};

const rulesOf = (language: string): LanguageRules => ({ ...commonRules, ...languageRules[language] });

function isUnbalanced(text: string, [open = "", close = ""]: string): boolean {
	let depth = 0;
	for (const character of text) {
		if (character === open) depth += 1;
		if (character === close) depth -= 1;
		if (depth < 0) return true;
	}
	return depth !== 0;
}

function spellingErrors(text: string, { spellings }: LanguageRules): string[] {
	return text.split(/\s+/).flatMap((part) => {
		const word = part.replace(/^[^\p{L}]+|[^\p{L}'‘’`´ʻʼ]+$/gu, "");
		const correct = spellings.reduce((spelled, { wrong, right }) => spelled.replace(wrong, right), word);
		const names = spellings.filter(({ wrong }) => word.search(wrong) >= 0).map(({ name }) => name);
		return correct === word ? [] : [`"${word}" must be spelled "${correct}" (${names.join(", ")})`];
	});
}

/** Errors of typography and spelling. */
export function typographyErrors(text: string, language: string): string[] {
	const rules = rulesOf(language);
	const plainText = withoutMarkup(text);
	const errors = spellingErrors(plainText, rules);
	if (/ {2}/.test(text)) errors.push("there are two spaces in a row");
	if (text !== text.trim()) errors.push(`remove the space at the ${/^\s/.test(text) ? "start" : "end"}`);
	for (const pair of rules.pairs) {
		if (isUnbalanced(plainText, pair)) errors.push(`${pair[0]} and ${pair[1]} do not match`);
	}
	if ((plainText.match(/"/g)?.length ?? 0) % 2 === 1) errors.push('a " has no counterpart');
	return errors;
}

/** Requires the translation of a sentence to end like a sentence. */
export function sentenceEndError(text: string, english: string, language: string): string | undefined {
	// Quotes and brackets may close after the last character of a sentence.
	const lastCharacter = (sentence: string) => sentence.replace(/[\s)\]»”"“]+$/u, "").slice(-1);
	const end = lastCharacter(english);
	const isEnded = rulesOf(language).sentenceEnds.includes(lastCharacter(text));
	return rulesOf("en").sentenceEnds.includes(end) && !isEnded ? `must end with "${end}" as in English` : undefined;
}

/** Whether a translation equals the English text and contains more than names. */
export function isUntranslated(text: string, english: string, names: string[]): boolean {
	if (text !== english) return false;
	const longestFirst = names.toSorted((a, b) => b.length - a.length);
	const rest = longestFirst.reduce((words, name) => {
		const literal = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
		return words.replace(new RegExp(`(?<![\\p{L}\\d])${literal}(?![\\p{L}\\d])`, "gu"), " ");
	}, withoutMarkup(text));
	return /\p{L}/u.test(rest);
}
