import { findNodeAtLocation, type ParseError, parseTree, visit } from "jsonc-parser";
import type { TextError } from "./content-error";
import { jsonError } from "./json-error";
import type { ParsedText, Path } from "./parsed-text";

/** Reports keys that occur twice in a group: the last one would win. */
function duplicateKeys(text: string): TextError[] {
	const errors: TextError[] = [];
	const known = new Set<string>();
	visit(text, {
		onObjectProperty(key, offset, _length, _line, _column, parentPath) {
			const path = JSON.stringify([...parentPath(), key]);
			if (known.has(path)) errors.push({ offset, message: `"${key}" occurs twice` });
			known.add(path);
		},
	});
	return errors;
}

export function parseJson(text: string): ParsedText {
	const parseErrors: ParseError[] = [];
	const root = parseTree(text, parseErrors, { disallowComments: true });
	const syntaxError = jsonError(text, parseErrors);
	const errors = syntaxError ? [syntaxError] : duplicateKeys(text);
	if (errors.length > 0) return { errors };
	const nodeAt = (path: Path) => root && findNodeAtLocation(root, path as (string | number)[]);
	return {
		errors,
		value: JSON.parse(text),
		offsetOf: (path) => nodeAt(path)?.offset,
		keyOffsetOf(path) {
			const property = nodeAt(path)?.parent;
			return property?.type === "property" ? property.offset : undefined;
		},
	};
}
