import { findNodeAtLocation, type ParseError, parseTree, printParseErrorCode, visit } from "jsonc-parser";
import type { Problem } from "../messages";
import { reservedKeys } from "../schemas/schema-helpers";
import type { OffsetError } from "./content-error";
import type { ParsedFile, Path } from "./parsed-file";

/** Why a key cannot be used: i18next or JavaScript would misinterpret it. */
function invalidKey(key: string): Problem | undefined {
	const isValid = /^[\w-]+$/.test(key) && !reservedKeys.includes(key);
	return isValid ? undefined : { code: "invalidKey", params: { key } };
}

/** Code that reads groups calls itself for each level. */
const maxLevels = 20;

/** Reports invalid keys, too many levels, and keys that occur twice in a group: the last one would win. */
function keyErrors(text: string): OffsetError[] {
	const errors: OffsetError[] = [];
	const known = new Set<string>();
	visit(text, {
		onObjectProperty(key, offset, _length, _line, _column, parentPath) {
			const parents = parentPath();
			const path = JSON.stringify([...parents, key]);
			const problem: Problem | undefined = known.has(path) ? { code: "twice", params: { name: key } } : invalidKey(key);
			if (problem) errors.push({ offset, ...problem });
			if (parents.length === maxLevels) errors.push({ offset, code: "json", params: { reason: "too many levels" } });
			known.add(path);
		},
	});
	return errors;
}

/** `CommaExpected` → "this is not valid JSON: comma expected" */
function syntaxError({ error, offset }: ParseError): OffsetError {
	const words = printParseErrorCode(error).replace(/\B[A-Z]/g, (letter) => ` ${letter}`);
	return { offset, code: "json", params: { reason: words.toLowerCase() } };
}

export function parseJson(text: string): ParsedFile {
	const parseErrors: ParseError[] = [];
	const root = parseTree(text, parseErrors, { disallowComments: true });
	// Further errors usually follow from the first one.
	const [first] = parseErrors;
	const errors = first ? [syntaxError(first)] : keyErrors(text);
	if (errors.length > 0) return { errors };
	if (root?.type !== "object") return { errors: [{ offset: 0, code: "jsonGroup" }] };
	const nodeAt = (path: Path) => findNodeAtLocation(root, path as (string | number)[]);
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
