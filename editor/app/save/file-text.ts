import { flatten } from "../../../content-model/check/messages";
import { correctPage } from "../../../content-model/check/pages/page-files";
import { correctText, writeTexts } from "../formats/text-format";
import { formFile } from "../project";

/** A text without what the CMS changes: line breaks, and spaces at the ends of a file. */
const normalized = (text: string) => text.trim().replace(/\r\n?/g, "\n");

/** Whether two texts are the same file for the CMS. */
export const isSameText = (a: string, b: string): boolean => normalized(a) === normalized(b);

/** Corrects the typography of the texts that have changed, like `npm run check -- --fix`. */
function withTypography(json: string, opened: string, language: string): string {
	const saved = flatten(JSON.parse(opened));
	const texts = flatten(JSON.parse(json));
	let isCorrected = false;
	for (const [key, text = ""] of texts) {
		const correct = text === saved.get(key) ? text : correctText(text, language);
		isCorrected ||= correct !== text;
		texts.set(key, correct);
	}
	return isCorrected ? writeTexts(texts) : json;
}

/**
 * Completes what a form has written: typography, and the line breaks and ends of the current file.
 * @param opened the text that the form was opened with
 */
export function completeText(path: string, written: string, opened: string, current: string): string {
	const { language, pageLanguage } = formFile(path);
	const page = pageLanguage ? correctPage(path, written, pageLanguage) : written;
	const text = language ? withTypography(written, opened, language) : page;
	if (isSameText(text, current)) return current;
	const lineBreak = current.includes("\r\n") ? "\r\n" : "\n";
	const [start = "", end = ""] = [/^\s*/, /\s*$/].map((outer) => outer.exec(current)?.[0]);
	return start + normalized(text).replaceAll("\n", lineBreak) + (current.trim() ? end : "\n");
}
