import i18next, { type i18n, type PostProcessorModule } from "i18next";

/** A mark is an invisible character of zero width that stands for a key. */
const firstMark = 0xe0100;
const mark = /[\u{E0100}-\u{E0FFF}]/gu;
const encodedMark = /%F3%A0%[89AB][0-9A-F]%[89AB][0-9A-F]/g;

const markedKeys: string[] = [];

/** The instances of all pages. React may create several for a page, and use one. */
const instances: i18n[] = [];
let isMarking = false;

function markOf(key: string): string {
	if (!markedKeys.includes(key)) markedKeys.push(key);
	return String.fromCodePoint(firstMark + markedKeys.indexOf(key));
}

/** The keys that a text is marked with, `landing:hero.lead`, and the text without its marks. */
export function readMarks(marked: string): { keys: string[]; text: string } {
	const decoded = marked.replace(encodedMark, decodeURIComponent);
	const keys = (decoded.match(mark) ?? []).flatMap(
		(found) => markedKeys[Number(found.codePointAt(0)) - firstMark] ?? [],
	);
	return { keys, text: decoded.replace(mark, "") };
}

type Resolved = { i18nResolved?: { usedNS?: string; usedKey?: string } };

/** Appends the mark of its key to each text, while marking is on. */
const sourceMarks: PostProcessorModule = {
	type: "postProcessor",
	name: "source-marks",
	process(text: string, _, { i18nResolved: { usedNS, usedKey } = {} }: Resolved) {
		return isMarking && text && usedKey ? text + markOf(`${usedNS}:${usedKey}`) : text;
	},
};

/** Makes the i18next instances of all pages mark their texts. Call it before the first one is created. */
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

export function setMarking(value: boolean): void {
	isMarking = value;
	for (const instance of instances) instance.emit("languageChanged", instance.language);
}

export const pageLanguage = (): string => instances.at(-1)?.language ?? "";

export const loadedNamespaces = (): string[] =>
	Object.keys(instances.at(-1)?.options.resources?.[pageLanguage()] ?? {});
