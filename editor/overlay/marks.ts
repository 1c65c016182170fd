import type { i18n, PostProcessorModule, ThirdPartyModule } from "i18next";

/** A mark is an invisible character of zero width that stands for a key. */
const firstMark = 0xe0100;
const mark = /[\u{E0100}-\u{E0FFF}]/gu;

const markedKeys: string[] = [];

/** The instances of all pages. React may create several for a page, and use one. */
const instances: i18n[] = [];
let isMarking = false;

function markOf(key: string): string {
	if (!markedKeys.includes(key)) markedKeys.push(key);
	return String.fromCodePoint(firstMark + markedKeys.indexOf(key));
}

/** The keys that a text is marked with: `landing:hero.lead`. */
export function keysIn(marked: string): string[] {
	const marks = marked.match(mark) ?? [];
	return marks.flatMap((character) => markedKeys[Number(character.codePointAt(0)) - firstMark] ?? []);
}

export const withoutMarks = (marked: string): string => marked.replace(mark, "");

type Resolved = { i18nResolved?: { usedNS?: string; usedKey?: string } };

/** Appends the mark of its key to each text, while marking is on. */
const appendMark: PostProcessorModule = {
	type: "postProcessor",
	name: "append-mark",
	process(text: string, _, { i18nResolved: { usedNS, usedKey } = {} }: Resolved) {
		return isMarking && text && usedKey ? text + markOf(`${usedNS}:${usedKey}`) : text;
	},
};

/** Makes an i18next instance mark its texts. */
export const textMarks: ThirdPartyModule = {
	type: "3rdParty",
	init(instance) {
		instances.push(instance.use(appendMark));
		const react = { ...instance.options.react, bindI18n: "languageChanged" };
		Object.assign(instance.options, { postProcess: appendMark.name, postProcessPassResolved: true, react });
	},
};

/** Renders the texts again, with or without marks. */
export function setMarking(value: boolean): void {
	isMarking = value;
	for (const instance of instances) instance.emit("languageChanged", instance.language);
}
