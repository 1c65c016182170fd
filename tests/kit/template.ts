import { decorationsOf } from "../../src/features/catalog/decorations";
import type { Template } from "../../src/features/catalog/model";

/** A template as the parser makes it. Its id and index decide the decorations that are not given. */
export function createTemplate(fields: Partial<Template> = {}): Template {
	const { id = "1", index = 0 } = fields;
	const decorations = decorationsOf(id, index);
	return { id, index, title: `Template ${id}`, description: "", scriptCount: 1, ...decorations, ...fields };
}
