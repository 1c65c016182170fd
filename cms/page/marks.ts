import i18next, { type i18n, type PostProcessorModule } from "i18next";

/** The tag characters of Unicode: invisible, without width, one for each character of ASCII. */
const tagBlock = 0xe0000;
const endTag = "\u{E007F}";
const mark = /[\u{E0021}-\u{E007E}]+\u{E007F}/gu;
/** Tag characters in a URL. */
const encoded = /(?:%F3%A0%8[01]%[0-9A-F]{2})+/g;

/** The instances of all pages. React may create several for a page, and use one. */
const instances: i18n[] = [];
let isMarking = false;

function markOf(key: string): string {
	return [...key].map((character) => String.fromCodePoint(tagBlock + character.charCodeAt(0))).join("") + endTag;
}

/** The keys that a text is marked with, `landing:hero.lead`, and the text without its marks. */
export function readMarks(marked: string): { keys: string[]; text: string } {
	const decoded = marked.replace(encoded, decodeURIComponent);
	const ofTags = ([tags]: RegExpMatchArray) =>
		Array.from(tags.slice(0, -endTag.length), (tag) => String.fromCodePoint((tag.codePointAt(0) ?? 0) - tagBlock));
	return { keys: [...decoded.matchAll(mark)].map((match) => ofTags(match).join("")), text: decoded.replace(mark, "") };
}

type Resolved = { i18nResolved?: { usedNS?: string; usedKey?: string } };

/** Appends its key to each text, while marking is on. */
const sourceMarks: PostProcessorModule = {
	type: "postProcessor",
	name: "source-marks",
	process(text: string, _, { i18nResolved: { usedNS, usedKey } = {} }: Resolved) {
		return isMarking && text && usedKey ? text + markOf(`${usedNS}:${usedKey}`) : text;
	},
};

/** Has the i18next instances of all pages mark their texts. Call it before the first one is created. */
export function markTexts(): void {
	const prototype = Object.getPrototypeOf(i18next) as i18n;
	const { init } = prototype;
	prototype.init = function initWithMarks(this: i18n, options, callback) {
		instances.push(this.use(sourceMarks));
		const react = { ...options?.react, bindI18n: "languageChanged" };
		const marking = { postProcess: sourceMarks.name, postProcessPassResolved: true, react };
		return init.call(this, { ...options, ...marking }, callback);
	} as i18n["init"];
}

/** Renders all texts again, with marks or without. */
export function setMarking(value: boolean): void {
	isMarking = value;
	for (const instance of instances) instance.emit("languageChanged", instance.language);
}

/** The code of the open page's language. */
export const pageLanguage = (): string => instances.at(-1)?.language ?? "";

/** The namespaces that the open page has loaded. */
export const loadedNamespaces = (): string[] =>
	Object.keys(instances.at(-1)?.options.resources?.[pageLanguage()] ?? {});
