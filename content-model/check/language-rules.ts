/** Every match of `wrong` becomes `right`. `name` is the name of the right character. */
export type Correction = { wrong: RegExp; right: string; name: string };

/** A number in digits or from a placeholder. */
const afterNumber = "(?<=\\d|number\\}\\})";

/** Inches: a quote after a number, without an opening quote before it. */
const inches = '(?<=(?<!["“«][^"“”«»]*)\\d)"';

export const withoutInches = (text: string): string => text.replace(new RegExp(inches, "g"), "");

/** `others` are the quotes of other languages. */
const quotes = ([open = "", close = ""]: string, [otherOpen = "", otherClose = ""]: string): Correction[] => [
	{ wrong: new RegExp(`(?<![^\\s(])["${otherOpen}]`, "g"), right: open, name: `quotes are ${open} and ${close}` },
	{
		wrong: new RegExp(`(?!${inches})["${otherClose}](?![\\p{L}\\d])`, "gu"),
		right: close,
		name: `quotes are ${open} and ${close}`,
	},
];

const percent = (space: "" | "\u00a0"): Correction => ({
	// `10 % 3`, `%20` and `50%-ный` are something else.
	wrong: new RegExp(`${afterNumber}${space ? " ?" : "[ \u00a0]"}%(?![\\w-]|\\s*\\d)`, "g"),
	right: `${space}%`,
	name: space ? "no-break space U+00A0 before %" : "no space before %",
});

const noBreakSpace = (what: string, wrong: RegExp): Correction => ({
	wrong,
	right: "\u00a0",
	name: `no-break space U+00A0 ${what}`,
});

const beforeDash = noBreakSpace("before a dash", / (?=[—–])/g);

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
		name: "an ellipsis is U+2026",
	},
	{ wrong: new RegExp(ranges.join("|"), "g"), right: "–", name: "a range has an en dash, U+2013" },
	{
		// A dash before a number may be a minus, and one before an option is part of a command.
		wrong: /(?<=\s)[-–](?=\s)(?!\s+[-\d])/g,
		right: "—",
		name: "a dash is U+2014",
	},
	noBreakSpace("after ©", /(?<=©) /g),
];

/** The typography of each language. Placeholders are part of a text: `{{count, number}} шаблон`. */
const languageCorrections: Record<string, Correction[]> = {
	en: [
		...quotes("“”", "«»"),
		percent(""),
		{
			wrong: /(?<=\p{L})['‘](?=\p{L})|(?<=(?<![\p{L}'‘])\p{L}*s)'(?= )/gu,
			right: "’",
			name: "an apostrophe is U+2019",
		},
		noBreakSpace("before AM and PM", /(?<=\d) (?=[AP]M\b)/g),
	],
	ru: [
		...quotes("«»", "“”"),
		percent("\u00a0"),
		beforeDash,
		// Particles belong to the word before them, the other short words to the word after them.
		noBreakSpace("before бы, ли, же", / (?=(?:бы|ли|же)(?!\p{L}))/giu),
		noBreakSpace("after a short word", /(?<=(?<![\p{L}\d\u2011-])(?!(?:бы|ли|же) )\p{Script=Cyrillic}{1,2}) (?!—)/giu),
		noBreakSpace("after a number", new RegExp(`${afterNumber} (?=\\p{L})(?!(?:в|до|и|из|к|на|от|по|с|у)\\s)`, "gu")),
		{ wrong: /(?<=\p{L})-(?=\p{Script=Cyrillic})/gu, right: "\u2011", name: "a hyphen that does not break, U+2011" },
	],
	uz: [
		...quotes("“”", "«»"),
		percent(""),
		beforeDash,
		noBreakSpace("after a number", new RegExp(`${afterNumber} (?=\\p{L})`, "gu")),
		// Not the end of a word in single quotes.
		{ wrong: /(?<=[oOgG])(?<!(?<!\p{L})['‘`]\p{L}*)['‘’`´ʼ]/gu, right: "ʻ", name: "ʻ is U+02BB" },
		{ wrong: /(?<=\p{L})(?<![oOgG])['‘’`´ʻ](?=\p{L})/gu, right: "ʼ", name: "ʼ is U+02BC" },
	],
};

/** The corrections of every language and its own, in that order. */
export const correctionsOf = (language: string): Correction[] => [
	...commonCorrections,
	...(languageCorrections[language] ?? []),
];
