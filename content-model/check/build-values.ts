import { load, YAMLException } from "js-yaml";
import type { TextError } from "./content-error";
import { isObject, type Path, type Positions } from "./parsed-text";

/*
 * gatsby-transformer-yaml reads the files with js-yaml, which takes some values for something else, such as 2026-11-25 for a
 * date. The check and the editor need the positions and comments of another parser, so they compare the values.
 */

function describe(value: unknown): string {
	if (value instanceof Date) return "a date";
	if (Array.isArray(value)) return "a list";
	return isObject(value) ? "a group of fields" : String(value);
}

/** The places where the build reads another value. */
function differences(value: unknown, built: unknown, path: Path, positions: Positions): TextError[] {
	if (Array.isArray(value) && Array.isArray(built) && value.length === built.length) {
		return value.flatMap((entry, index) => differences(entry, built[index], [...path, index], positions));
	}
	if (isObject(value) && isObject(built) && !(built instanceof Date)) {
		const errors: TextError[] = [];
		for (const [key, child] of Object.entries(value)) {
			if (Object.hasOwn(built, key)) {
				errors.push(...differences(child, built[key], [...path, key], positions));
			} else {
				const offset = positions.keyOffsetOf([...path, key]) ?? 0;
				errors.push({ offset, message: "the build reads this name differently: put it in quotes" });
			}
		}
		return errors;
	}
	if (Object.is(value, built)) return [];
	const message = `the build reads this as ${describe(built)}: put it in quotes`;
	return [{ offset: positions.offsetOf(path) ?? 0, message }];
}

/** Reports the values of a YAML text that the build reads differently. */
export function buildErrors(text: string, value: unknown, positions: Positions): TextError[] {
	try {
		return differences(value, load(text) ?? null, [], positions);
	} catch (error) {
		if (!(error instanceof YAMLException)) throw error;
		return [{ offset: error.mark?.position ?? 0, message: `the build cannot read this: ${error.reason}` }];
	}
}

/** Whether the build reads this text, written without quotes, as the same text. */
export function isPlainText(text: string): boolean {
	try {
		return load(text) === text;
	} catch {
		return false;
	}
}
