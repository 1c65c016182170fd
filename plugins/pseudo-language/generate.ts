import fs from "node:fs";
import path from "node:path";
import { markup } from "../../content-model/check/messages";
import { writeIfChanged } from "../../hosting/site-files";
import { defaultLanguage, pseudoLanguage } from "../../src/i18n/languages";

/** The folder of the generated locale files. */
export const pseudoFolder = ".cache/pseudo-language";

/** The language's entry in the language menu, in brackets like every translated text. */
const ownName = { name: "[Pseudo]", code: "[Xa]" };

/** A locale file, or a part of one. */
export type Messages = string | number | boolean | null | Messages[] | { [key: string]: Messages };

const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const accented = "åƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ";
const accents = new Map([...plain].map((letter, index) => [letter, [...accented][index] ?? letter]));

/** The length of the padding, relative to the text. */
const expansion = 0.4;
const fillers = "one two three four five six seven eight nine ten".split(" ");

function padding(length: number): string {
	let words = "";
	for (let index = 0; words.length < length * expansion; index++) words += ` ${fillers[index % fillers.length]}`;
	return words;
}

const addAccents = (words: string) => [...words].map((letter) => accents.get(letter) ?? letter).join("");

/**
 * `Get started` becomes `[Ĝéţ šţåŕţéđ one two]`. Text without accents bypasses the locale files, the padding reveals
 * overflow, and missing brackets reveal truncation. Placeholders, tags and `$t()` are kept.
 */
export function pseudoText(text: string): string {
	if (text.trim() === "") return text;
	const words = text.split(markup);
	const fixed = text.match(markup) ?? [];
	const accentedText = words.map((part, index) => addAccents(part) + (fixed[index] ?? "")).join("");
	const plainText = words.join("");
	return `[${accentedText}${/\p{L}/u.test(plainText) ? padding(plainText.length) : ""}]`;
}

/** Transforms each text of a locale file and keeps its keys. */
export function pseudoMessages(messages: Messages): Messages {
	if (typeof messages === "string") return pseudoText(messages);
	if (Array.isArray(messages)) return messages.map(pseudoMessages);
	if (typeof messages !== "object" || messages === null) return messages;
	return Object.fromEntries(Object.entries(messages).map(([key, value]) => [key, pseudoMessages(value)]));
}

function generate(english: string, namespace: string): string | undefined {
	try {
		const messages = pseudoMessages(JSON.parse(english) as Messages);
		return JSON.stringify(namespace === "language" ? { ...(messages as object), ...ownName } : messages, null, 2);
	} catch {
		// The content check reports invalid JSON; in `gatsby develop` the file may be half written.
		return undefined;
	}
}

/** Writes the locale files of the pseudo-language from the English ones. */
export function writePseudoLanguage(root: string): void {
	const from = path.join(root, "locales", defaultLanguage);
	const to = path.join(root, pseudoFolder, pseudoLanguage.code);
	fs.mkdirSync(to, { recursive: true });
	for (const file of fs.readdirSync(from).filter((name) => name.endsWith(".json"))) {
		const text = generate(fs.readFileSync(path.join(from, file), "utf8"), path.basename(file, ".json"));
		if (text !== undefined) writeIfChanged(path.join(to, file), text);
	}
}
