import { languages } from "./languages";

const cyrillic = /\p{Script=Cyrillic}/gu;
const latin = /\p{Script=Latin}/gu;

const countLetters = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** The languages of the site with the codes of their alphabets, such as `Cyrl`. */
const alphabets = languages.map(({ code, htmlLang }) => ({
	code,
	htmlLang,
	alphabet: new Intl.Locale(htmlLang).maximize().script,
}));

/** The code of the alphabet of most letters; undefined without Cyrillic and Latin letters. */
function mainAlphabet(text: string): string | undefined {
	const difference = countLetters(text, cyrillic) - countLetters(text, latin);
	if (difference === 0) return undefined;
	return difference > 0 ? "Cyrl" : "Latn";
}

/** The language of a BCP 47 tag: `uz` for `uz-Latn`. */
export const languageOfTag = (tag: string) => tag.replace(/-.*/, "");

/** The tag that the market sent with its texts, if it names another language than that of the page. */
export function otherLanguage(page: string, sent?: string | null): string | undefined {
	return sent && languageOfTag(sent) !== page ? sent : undefined;
}

/** A language with its alphabet: `uz-Latn` for `uz` and `uz-UZ`. */
function withAlphabet(tag: string): string {
	const { language, script } = new Intl.Locale(tag).maximize();
	return `${language}-${script}`;
}

/**
 * The `lang` attribute of a text that is not the site's, so that screen readers change the voice (WCAG 3.1.2). Undefined if it
 * is in the language and the alphabet of the page.
 * @param page the language of the page
 * @param sent the language that the market names. Without it, the alphabet decides: the first language of the site that uses it
 */
export function langAttribute(text: string, page: string, sent?: string | null): string | undefined {
	if (sent) return withAlphabet(sent) === withAlphabet(page) ? undefined : sent;
	const alphabet = mainAlphabet(text);
	const candidates = alphabets.filter((each) => each.alphabet === alphabet);
	if (candidates.some(({ code }) => code === page)) return undefined;
	return candidates[0]?.htmlLang;
}
