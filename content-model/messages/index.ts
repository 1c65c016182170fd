import en from "./en.json";
import ru from "./ru.json";
import uz from "./uz.json";

/** What can be wrong in content and locales: the keys of `en.json`. */
export type ErrorCode = keyof typeof en;

const catalogs: Record<string, Record<ErrorCode, string>> = { en, ru, uz };

/** Values for the placeholders of a message. One that is a message itself has a code of its own. */
export type Params = Record<string, string | number | Problem>;

/**
 * What is wrong, as data. Besides the placeholders of its message, the parameters may have:
 * - `subject`: the name of the field or file. `errorMessage` leaves it out, because forms show their own labels.
 * - `value`: what was refused.
 * - `suggestion`: what may have been meant.
 * - `at`: the words at the place, for forms, which show no lines and columns.
 */
export type Problem = { code: ErrorCode; params?: Params };

/** The message of an error in a language with a catalog, otherwise in English: `must be 0 or more (is -5)`. */
export function errorMessage({ code, params = {} }: Problem, language = "en"): string {
	const catalog = catalogs[language] ?? en;

	function stringOf(param: Params[string]): string {
		return typeof param === "object" ? errorMessage(param, language) : String(param);
	}

	function fill(template: string, values: Params): string {
		return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => stringOf(values[name] ?? ""));
	}

	let text = fill(catalog[code], params);
	const { value, suggestion } = params;
	if (value !== undefined) text = fill(catalog.value, { text, value });
	if (suggestion !== undefined) text = fill(catalog.suggestion, { text, suggestion });
	return text;
}

/** A problem as the message of a zod schema, which must be a string. `fromZod` reads it. */
export const zodMessage = (code: ErrorCode, params?: Params): string => JSON.stringify({ code, params });

/** @param message of a zod issue whose schema has a `zodMessage` */
export const fromZod = (message: string): Problem => JSON.parse(message);
