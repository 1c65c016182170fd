import type { ContentError } from "../../content-model/check/content-error";
import { errorMessage } from "../../content-model/messages";
import { fieldAt, fieldsOf } from "../config/forms";
import { formName, keyName, type LabelOf } from "../config/labels";
import { type Project, valueIn } from "../config/project";

/**
 * Explains an error of the check in the words of the form: "Plans and prices › Groups of plans › basic › Price: must be 0 or
 * more". Entries of lists have their ids.
 * @param value of the file
 */
export function explainError(error: ContentError, value: unknown, project: Project, labelOf: LabelOf): string {
	const { file, path = [] } = error;
	const fields = fieldsOf(file, project, labelOf);
	const labels = path.map((key, index) => {
		const names = path.slice(0, index + 1);
		if (typeof key === "number") return String(valueIn(value, [...names, "id"]) ?? key + 1);
		return fieldAt(fields, names)?.label ?? keyName(String(key), labelOf);
	});
	const quote = error.params?.at ? ` (“${error.params.at}”)` : "";
	return `${[formName(file, labelOf), ...labels].join(" › ")}: ${errorMessage(error, labelOf.language)}${quote}`;
}
