import { type LanguageRules, rulesOf } from "./language-rules";
import { withoutPlaceholders } from "./locale-keys";

function unbalanced(text: string, [open = "", close = ""]: string): boolean {
	let depth = 0;
	for (const sign of text) {
		if (sign === open) depth += 1;
		if (sign === close) depth -= 1;
		if (depth < 0) return true;
	}
	return depth !== 0;
}

/** The last sign of a text, behind the quotes and brackets that close there. */
const lastSign = (text: string) => text.replace(/[\s)\]»”"“]+$/u, "").slice(-1);

function misspelt(text: string, { spellings }: LanguageRules): string[] {
	return text.split(/\s+/).flatMap((piece) => {
		const word = piece.replace(/^[^\p{L}]+|[^\p{L}'‘’`´ʻʼ]+$/gu, "");
		const right = spellings.reduce((spelt, { wrong, right: sign }) => spelt.replace(wrong, sign), word);
		const names = spellings.filter(({ wrong }) => word.search(wrong) >= 0).map(({ name }) => name);
		return right === word ? [] : [`"${word}" must be spelt "${right}" (${names.join(", ")})`];
	});
}

/** What is wrong with the form of a text, whatever it says. */
export function formMistakes(text: string, language: string): string[] {
	const rules = rulesOf(language);
	const plain = withoutPlaceholders(text);
	const mistakes = misspelt(plain, rules);
	if (/ {2}/.test(text)) mistakes.push("there are two spaces in a row");
	if (text !== text.trim()) mistakes.push(`a space too many at the ${/^\s/.test(text) ? "start" : "end"}`);
	for (const pair of rules.pairs) {
		if (unbalanced(plain, pair)) mistakes.push(`${pair[0]} and ${pair[1]} do not match`);
	}
	if ((plain.match(/"/g)?.length ?? 0) % 2 === 1) mistakes.push('a " stands alone');
	return mistakes;
}

/** A sentence that English ends and the translation does not. */
export function missingEnd(text: string, english: string, language: string): string | undefined {
	const end = lastSign(english);
	if (!rulesOf("en").sentenceEnds.includes(end) || rulesOf(language).sentenceEnds.includes(lastSign(text))) return;
	return `must end with "${end}" as in English`;
}

/** Whether a translation says just what English says, in words that are no names. */
export function isLeftInEnglish(text: string, english: string, names: string[]): boolean {
	if (text !== english) return false;
	const rest = [...names]
		.sort((a, b) => b.length - a.length)
		.reduce((words, name) => {
			const literal = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
			return words.replace(new RegExp(`(?<![\\p{L}\\d])${literal}(?![\\p{L}\\d])`, "gu"), " ");
		}, withoutPlaceholders(text));
	return /\p{L}/u.test(rest);
}
