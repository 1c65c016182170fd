import type { ContentError } from "../../../content-model/check/content-error";
import { checkMessage, type EditorText, keyName } from "../texts";
import { words } from "../words";
import { contentName, localeFile } from "./check-entry";

type Path = readonly PropertyKey[];

const childOf = (value: unknown, key: PropertyKey): unknown =>
	typeof value === "object" && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined;

/** "Groups of plans › basic › Plans › starter › Price": labels of fields, ids of entries. */
function fieldName(name: string, path: Path, content: unknown, text: EditorText): string {
	const names: string[] = [];
	let value = content;
	return path
		.map((key) => {
			value = childOf(value, key);
			if (typeof key === "number") return String(childOf(value, "id") ?? key + 1);
			names.push(String(key));
			return text(`fields.${name}.${names.join(".")}.label`, {}, words(String(key)));
		})
		.join(" › ");
}

/** An error of the check in the words of the form: which field, and what is wrong. */
export function explainError(error: ContentError, content: unknown, text: EditorText): string {
	const { file, path = [], message } = error;
	const name = contentName(file);
	const { language, namespace = "" } = localeFile(file) ?? {};
	const field = path.findLast((key) => typeof key === "string");
	const rule = field && message.startsWith(`${String(field)} `) ? message.slice(String(field).length + 1) : message;
	const place = name
		? [text(`files.${name}`, {}, words(name)), fieldName(name, path, content, text)]
		: [
				text(`files.${namespace}`, {}, words(namespace)),
				language,
				path.map((key) => keyName(String(key), text)).join(" › "),
			];
	return `${place.filter(Boolean).join(" › ")}: ${checkMessage(rule, text)}`;
}

/** The locale that the CMS gives to forms in one language. */
export const localeOf = (file: string): string => localeFile(file)?.language ?? "_default";
