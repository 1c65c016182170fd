import type { Template } from "../../src/features/catalog/model";
import { placeholderData } from "../../src/features/catalog/placeholder-data";

/** A template as the parser makes it. Its id and index decide the placeholders that are not given. */
export function createTemplate(fields: Partial<Template> = {}): Template {
	const { id = "1", index = 0 } = fields;
	const placeholders = placeholderData(id, index);
	return { id, index, title: `Template ${id}`, description: "", scriptCount: 1, ...placeholders, ...fields };
}
