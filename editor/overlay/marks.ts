import type { PostProcessorModule, ThirdPartyModule } from "i18next";

/** A mark is an invisible character of zero width that stands for a key. */
const firstMark = 0xe0100;
const mark = /[\u{E0100}-\u{E0FFF}]/gu;

const markedKeys: string[] = [];

function markOf(key: string): string {
	if (!markedKeys.includes(key)) markedKeys.push(key);
	return String.fromCodePoint(firstMark + markedKeys.indexOf(key));
}

/** The keys that a string is marked with: `landing:hero.lead`. */
export function keysIn(marked: string): string[] {
	const marks = marked.match(mark) ?? [];
	return marks.flatMap((character) => markedKeys[Number(character.codePointAt(0)) - firstMark] ?? []);
}

export const withoutMarks = (marked: string): string => marked.replace(mark, "");

/** What i18next has found: the key of a plural form is exact. */
type Resolved = { i18nResolved?: { usedNS?: string; exactUsedKey?: string } };

/** Appends the mark of its key to each string. */
const appendMark: PostProcessorModule = {
	type: "postProcessor",
	name: "append-mark",
	process(string: string, _, { i18nResolved: { usedNS, exactUsedKey } = {} }: Resolved) {
		return string && exactUsedKey ? string + markOf(`${usedNS}:${exactUsedKey}`) : string;
	},
};

/** Makes an i18next instance mark its strings. */
export const stringMarks: ThirdPartyModule = {
	type: "3rdParty",
	init(instance) {
		Object.assign(instance.use(appendMark).options, { postProcess: appendMark.name, postProcessPassResolved: true });
	},
};
