import type { ContentError } from "../../content-model/check/content-error";
import { errorMessage } from "../../content-model/messages";
import { fieldLabel, formName, type LabelOf, stringLabel } from "../config/labels";
import { formFile, valueIn } from "../config/project";

/**
 * Explains an error of the check in the words of the form: "Plans and prices › Groups of plans › basic › Price: must be 0 or
 * more". Entries of lists have their ids.
 * @param value of the file
 */
export function explainError(error: ContentError, value: unknown, labelOf: LabelOf): string {
	const { file, path = [] } = error;
	const { kind, name } = formFile(file);
	let field = kind === "pages" ? kind : name;
	const labels = path.map((key, index) => {
		if (typeof key === "number") return String(valueIn(value, [...path.slice(0, index), key, "id"]) ?? key + 1);
		field += `.${String(key)}`;
		return kind === "strings" ? stringLabel(String(key), labelOf) : fieldLabel(field, labelOf);
	});
	const quote = error.params?.at ? ` (“${error.params.at}”)` : "";
	return `${[formName(file, labelOf), ...labels].join(" › ")}: ${errorMessage(error, labelOf.language)}${quote}`;
}
