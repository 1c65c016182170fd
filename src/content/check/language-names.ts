import { publishedLanguages } from "../../i18n/languages";
import type { Messages } from "./locale-keys";
import type { Problem } from "./problem";
import type { Source } from "./source";

/** Where each language names all of them, for the menu. */
const names = { namespace: "common", group: "language.names" };

/** What the English file of that namespace asks for: its own keys, and in `common.json` the name of every language. */
export function asksFor(namespace: string, english: Messages): Messages {
	if (namespace !== names.namespace) return english;
	const keys = publishedLanguages.map(({ code }) => `${names.group}.${code}`);
	return new Map([...keys.map((key) => [key, undefined] as const), ...english]);
}

/** A key that a file lacks. Where a language has no name yet, the menu shows its own: the build goes on. */
export function missingKey(source: Source, key: string): Problem {
	const path = key.split(".");
	const [group, code] = [path.slice(0, -1), path.at(-1)];
	const problem = source.problemAt(group, `"${key}" is missing`);
	if (group.join(".") !== names.group) return problem;
	const cure = `src/i18n/languages.ts has the language "${code}": add its name in the language of this file`;
	return { ...problem, message: `${problem.message}; ${cure}`, mild: true };
}
