import type { ErrorCode, Problem } from "../messages";

/** Every match of `wrong` becomes `right`. `rule` says why. */
export type Correction = { wrong: RegExp; right: string; rule: Problem };

/** A number in digits or from a placeholder. */
const afterNumber = "(?<=\\d|number\\}\\})";

/** Inches: a quote after a number, without an opening quote before it. */
const inches = '(?<=(?<!["“«][^"“”«»]*)\\d)"';

export const withoutInches = (text: string): string => text.replace(new RegExp(inches, "g"), "");

/** `others` are the quotes of other languages. */
const quotes = ([open = "", close = ""]: string, [otherOpen = "", otherClose = ""]: string): Correction[] => [
	{
		wrong: new RegExp(`(?<![^\\s(])["${otherOpen}]`, "g"),
		right: open,
		rule: { code: "quotes", params: { open, close } },
	},
	{
		wrong: new RegExp(`(?!${inches})["${otherClose}](?![\\p{L}\\d])`, "gu"),
		right: close,
		rule: { code: "quotes", params: { open, close } },
	},
];

const percent = (space: "" | "\u00a0"): Correction => ({
	// `10 % 3`, `%20` and `50%-ный` are something else.
	wrong: new RegExp(`${afterNumber}${space ? " ?" : "[ \u00a0]"}%(?![\\w-]|\\s*\\d)`, "g"),
	right: `${space}%`,
	rule: { code: space ? "percentSpace" : "percentNoSpace" },
});

const noBreakSpace = (code: ErrorCode, wrong: RegExp): Correction => ({ wrong, right: "\u00a0", rule: { code } });

const beforeDash = noBreakSpace("noBreakDash", / (?=[—–])/g);

const time = "\\d{1,2}:\\d{2}";

/** A dash between two numbers that stand alone: `9-18`, `10-12`, `9:00-18:00`. `24-7` is something else. */
function rangeOf(from: string, to: string): string {
	return `(?<=(?<![^\\s(])${from})[-—](?=${to}(?![^\\s),;.!?%]|[,.]\\d))`;
}
const ranges = [rangeOf(time, time), rangeOf("[1-9]", "[1-9]\\d?"), rangeOf("[1-9]\\d", "[1-9]\\d")];

/*
 * Only what is certain: a phone number, a date, a version and `String... args` stay as they are. Longer numbers may be parts of
 * such.
 */
const commonCorrections: Correction[] = [
	// A word with a capital inside a sentence may be a type: "takes String..."
	{
		wrong: /(?=\.{3})(?<=\p{L})(?<!\S\s+\p{Lu}[\p{L}\d]*)\.{3}(?=["”»]?(?:$|\s+\p{Lu}))/gu,
		right: "…",
		rule: { code: "ellipsis" },
	},
	{ wrong: new RegExp(ranges.join("|"), "g"), right: "–", rule: { code: "range" } },
	{
		// A dash before a number may be a minus, and one before an option is part of a command.
		wrong: /(?<=\s)[-–](?=\s)(?!\s+[-\d])/g,
		right: "—",
		rule: { code: "dash" },
	},
	noBreakSpace("noBreakCopyright", /(?<=©) /g),
];

/** The typography of each language. Placeholders are part of a string: `{{count, number}} шаблон`. */
const languageCorrections: Record<string, Correction[]> = {
	en: [
		...quotes("“”", "«»"),
		percent(""),
		{
			wrong: /(?<=\p{L})['‘](?=\p{L})|(?<=(?<![\p{L}'‘])\p{L}*s)'(?= )/gu,
			right: "’",
			rule: { code: "apostrophe" },
		},
		noBreakSpace("noBreakTime", /(?<=\d) (?=[AP]M\b)/g),
	],
	ru: [
		...quotes("«»", "“”"),
		percent("\u00a0"),
		beforeDash,
		// Particles belong to the word before them, the other short words to the word after them.
		noBreakSpace("noBreakParticle", / (?=(?:бы|ли|же)(?!\p{L}))/giu),
		noBreakSpace("noBreakWord", /(?<=(?<![\p{L}\d\u2011-])(?!(?:бы|ли|же) )\p{Script=Cyrillic}{1,2}) (?!—)/giu),
		noBreakSpace("noBreakNumber", new RegExp(`${afterNumber} (?=\\p{L})(?!(?:в|до|и|из|к|на|от|по|с|у)\\s)`, "gu")),
		{ wrong: /(?<=\p{L})-(?=\p{Script=Cyrillic})/gu, right: "\u2011", rule: { code: "noBreakHyphen" } },
	],
	uz: [
		...quotes("“”", "«»"),
		percent(""),
		beforeDash,
		noBreakSpace("noBreakNumber", new RegExp(`${afterNumber} (?=\\p{L})`, "gu")),
		// Not the end of a word in single quotes.
		{ wrong: /(?<=[oOgG])(?<!(?<!\p{L})['‘`]\p{L}*)['‘’`´ʼ]/gu, right: "ʻ", rule: { code: "turnedComma" } },
		{ wrong: /(?<=\p{L})(?<![oOgG])['‘’`´ʻ](?=\p{L})/gu, right: "ʼ", rule: { code: "tutuq" } },
	],
};

/** The corrections of every language and its own, in that order. */
export const correctionsOf = (language: string): Correction[] => [
	...commonCorrections,
	...(languageCorrections[language] ?? []),
];
