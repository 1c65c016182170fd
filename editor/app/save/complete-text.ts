import { flatten } from "../../../content-model/check/messages";
import { correctPage } from "../../../content-model/check/pages/page-files";
import { withTypography } from "../../../content-model/check/text-rules";
import { updateTexts } from "../formats/text-format";
import { formFile } from "../project";

/** A text without what the CMS changes: line breaks, and spaces at the ends of a file. */
const normalized = (text: string) => text.trim().replace(/\r\n?/g, "\n");

/** Whether two texts are the same file for the CMS. */
export const isSameText = (a: string, b: string): boolean => normalized(a) === normalized(b);

/** Corrects the typography of the texts that have changed, like `npm run check -- --fix`. */
function corrected(json: string, opened: string, language: string): string {
	const saved = flatten(JSON.parse(opened || "{}"));
	const changed = [...flatten(JSON.parse(json || "{}"))].filter(([key, text]) => text !== saved.get(key));
	return updateTexts(json, new Map(changed.map(([key, text = ""]) => [key, withTypography(text, language)])));
}

/**
 * Completes what a form has written: typography, and the line breaks and ends of the current file.
 * @param opened the text that the form was opened with
 */
export function completeText(path: string, written: string, opened: string, current: string): string {
	const { kind, language = "" } = formFile(path);
	let text = written;
	if (kind === "texts") text = corrected(written, opened, language);
	if (kind === "pages") text = correctPage(path, written, language);
	if (isSameText(text, current)) return current;
	const [, start, end] = /^(\s*)(?:[\s\S]*\S)?(\s*)$/.exec(current) ?? [];
	const lineBreak = current.includes("\r\n") ? "\r\n" : "\n";
	return start + normalized(text).replaceAll("\n", lineBreak) + (current.trim() ? end : "\n");
}
