import { checkProject, formatContentError } from "../../content-model/check";
import { checkLocales } from "../../content-model/check/check-locales";
import { sortContentErrors } from "../../content-model/check/content-error";
import { readSource } from "../../content-model/check/source";
import { tempFolder, tempProject } from "./temp-folder";

export type Files = Record<string, string | Uint8Array>;

/** A short, valid `content/plans.yaml`. */
export const plans = `# The plans.
annualSaving: 15
groups:
  - id: basic
    plans:
      - id: free
        price: 0
        chat: https://t.me/qahva_sales
        features:
          - { kind: cpu, count: 1 }
      - id: starter
        price: 5
        chat: https://t.me/qahva_sales
        features:
          - { kind: cpu, count: 2 }
`;
/** A valid `content/hero.yaml`. */
export const hero = `words: [java, speed]
picture:
  wide: images/dashboard.png
  narrow: images/dashboard-narrow.png
`;

/** The errors of the content check with the given files replaced. Ignores missing schema comments, which samples omit. */
export async function errorsIn(files: Files): Promise<string[]> {
	const errors = await checkProject(tempProject(files));
	return errors.map(formatContentError).filter((error) => !error.includes("the first line must be"));
}

/** The errors of a project that consists of these locale files and code. */
export function localeErrorsIn(files: Files): string[] {
	return sortContentErrors(checkLocales(tempFolder(files), [])).map(formatContentError);
}

/** The syntax errors of one file, without its name. */
export function syntaxErrorsIn(file: string, content: string | Uint8Array): string[] {
	const { syntaxErrors } = readSource(tempFolder({ [file]: content }), file);
	return syntaxErrors.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

/** The line and column of a part of a text: `4:12`. */
export function positionOf(text: string, part: string | RegExp): string {
	const lines = text.slice(0, typeof part === "string" ? text.indexOf(part) : text.search(part)).split("\n");
	return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
}

/** The text with a part replaced that it must contain. */
export function replaced(text: string, from: string, to: string): string {
	if (!text.includes(from)) throw new Error(`The text does not contain ${from}`);
	return text.replace(from, to);
}
