import { openedField } from "../../editor/config/api";
import { formContent } from "../../editor/server/merge-changes";

/** The form of a YAML file as the CMS sends it. @param opened the text that it was opened with @param changed the text with its values */
export function sentForm(file: string, opened: string, changed: string): Buffer {
	const values = (text: string) => JSON.parse(String(formContent(file, Buffer.from(text)))) as Record<string, unknown>;
	return Buffer.from(JSON.stringify({ ...values(changed), [openedField]: values(opened)[openedField] }));
}
