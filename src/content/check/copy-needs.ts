import type { Needs, Path } from "../content-file";
import type { Messages } from "./locale-keys";
import type { Problem } from "./problem";
import type { Namespaces } from "./read-locales";
import type { Source } from "./source";
import { nearest } from "./suggest";

/** What a YAML file calls for in the locale files. */
export type CopyNeeds = Pick<Needs, "copy" | "counts"> & { source: Source };

/** A copy key of the content (`pricing:plans.pro.name`) with the file that should hold it. */
function find(language: Namespaces, key: string) {
	const [namespace = "", name = ""] = key.split(":");
	const locale = language.get(namespace);
	const text = locale?.messages.get(name) ?? locale?.messages.get(`${name}_other`);
	return { locale, name, text };
}

/** The names that have copy where that id has none, at the place in the key where the id stands. */
function siblings(messages: Messages, name: string, id: string): string[] {
	const [before = "", after = ""] = `.${name}.`.split(`.${id}.`);
	const start = before ? `${before.slice(1)}.` : "";
	const inside = [...messages.keys()].filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
	const fitting = inside.filter((rest) => !after || rest.endsWith(`.${after.slice(0, -1)}`));
	return [...new Set(fitting.map((rest) => (rest.split(".")[0] ?? "").replace(/_(one|few|many|other)$/, "")))];
}

function idAt(source: Source, path: Path): string {
	return String(path.reduce<unknown>((at, part) => (at as Record<PropertyKey, unknown>)[part], source.value));
}

/**
 * Copy that content calls for and a language lacks, English first. An id that looks like a slip of another one, which has copy and is
 * called for nowhere else, is told of where it stands.
 */
export function missingCopy(needs: CopyNeeds[], languages: Namespaces[]): Problem[] {
	const asked = new Set(needs.flatMap(({ copy }) => copy.map(({ key }) => key)));
	const problems = new Map<string, Problem>();
	const add = (problem: Problem) => problems.set(`${problem.file}:${problem.line}:${problem.message}`, problem);
	const [english = new Map() as Namespaces] = languages;

	for (const { source, copy } of needs) {
		for (const { key, path } of copy) {
			const { locale, name, text } = find(english, key);
			if (!locale || text !== undefined || locale.source.syntax.length > 0) continue;
			const id = idAt(source, path);
			const keyOf = (other: string) => key.replace(`.${id}`, `.${other}`);
			const isFree = (other: string) => path.at(-1) === "kind" || !asked.has(keyOf(other));
			const other = nearest(id, siblings(locale.messages, name, id).filter(isFree));
			if (other === undefined) {
				for (const language of languages) {
					const { locale: own, text: written } = find(language, key);
					if (!own || written !== undefined || own.source.syntax.length > 0) continue;
					add(own.source.problemAt(name.split(".").slice(0, -1), `"${name}" is missing; ${source.file} asks for it`));
				}
			} else {
				add(source.problemAt(path, `"${id}" has no text in ${locale.source.file}, did you mean "${other}"?`));
			}
		}
	}
	return [...problems.values()];
}

/** Numbers that are given or left out against the copy. */
export function wrongCounts(needs: CopyNeeds[], english: Namespaces): Problem[] {
	return needs.flatMap(({ source, counts }) =>
		counts.flatMap(({ key, given, path }) => {
			const { name, text } = find(english, key);
			const taken = text?.includes("{{count") ?? given;
			if (taken === given) return [];
			return [source.problemAt(path, taken ? `"${name}" needs a count` : `"${name}" takes no count`)];
		}),
	);
}
