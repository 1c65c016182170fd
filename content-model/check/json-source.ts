import { findNodeAtLocation, type Node, type ParseError, parseTree } from "jsonc-parser";
import type { TextError } from "./content-error";
import { jsonError } from "./json-error";
import type { ParsedText, Path } from "./parsed-text";

/** Reports keys that occur twice in a group: the last one would win. */
function duplicateKeys(node: Node | undefined): TextError[] {
	const errors: TextError[] = [];
	const known = new Set<string>();
	for (const child of node?.children ?? []) {
		errors.push(...duplicateKeys(child));
		const key = child.type === "property" ? child.children?.[0] : undefined;
		if (!key) continue;
		if (known.has(key.value)) errors.push({ offset: key.offset, message: `"${key.value}" occurs twice` });
		known.add(key.value);
	}
	return errors;
}

export function parseJson(text: string): ParsedText {
	const parseErrors: ParseError[] = [];
	const root = parseTree(text, parseErrors, { disallowComments: true });
	const syntaxError = jsonError(text, parseErrors);
	const errors = syntaxError ? [syntaxError] : duplicateKeys(root);
	const nodeAt = (path: Path) => root && findNodeAtLocation(root, path as (string | number)[]);
	return {
		errors,
		value: errors.length === 0 ? JSON.parse(text) : undefined,
		offsetOf: (path) => nodeAt(path)?.offset,
		keyOffsetOf: (path) => {
			const property = nodeAt(path)?.parent;
			return property?.type === "property" ? property.offset : undefined;
		},
	};
}
