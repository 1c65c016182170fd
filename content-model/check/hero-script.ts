import type { Problem } from "../messages";
import { invisibleError } from "../schemas/characters";
import { hero, heroScript } from "../schemas/landing";
import { type ContentError, errorAtOffset, withSubject } from "./content-error";
import type { Files } from "./files";
import { readSource, type Source } from "./source";

const file = `content/${heroScript}`;

/** Characters that nobody sees. Code may have tabs. */
function hiddenCharacters({ text }: Source): ContentError[] {
	const errors: ContentError[] = [];
	let offset = 0;
	for (const line of text.split("\n")) {
		const problem = invisibleError(line.replace(/\r$/, "").replaceAll("\t", " "));
		if (problem) errors.push(errorAtOffset(file, text, { offset, ...withSubject("the line", problem) }));
		offset += line.length + 1;
	}
	return errors;
}

/**
 * Checks the script of the hero, and that its log fits: each entry names a line of the script, and none is earlier than the one above.
 * @param source `content/hero.yaml`
 */
export function checkHeroScript(files: Files, source: Source): ContentError[] {
	const { log } = hero.safeParse(source.value).data ?? {};
	// Without a log, the page does not show the script.
	if (!log) return [];
	const script = readSource(files, file);
	if (script.syntaxErrors.length > 0) return script.syntaxErrors;
	const code = script.text.trimEnd();
	if (code === "") return [script.errorAt([], { code: "emptyScript" })];
	const lines = code.split("\n").length;
	const errors = hiddenCharacters(script);
	const addError = (index: number, field: string, problem: Problem) =>
		errors.push(source.errorAt(["log", index, field], withSubject(field, problem)));
	for (const [index, { line, at }] of log.entries()) {
		const earlier = log[index - 1]?.at ?? 0;
		if (line > lines) addError(index, "line", { code: "scriptLine", params: { max: lines, file, value: line } });
		if (at < earlier) addError(index, "at", { code: "earlierTime", params: { min: earlier, value: at } });
	}
	return errors;
}
