import { findNodeAtLocation, type ParseError, parseTree, printParseErrorCode, visit } from "jsonc-parser";
import { reservedKeys } from "../schemas/schema-helpers";
import type { TextError } from "./content-error";
import type { ParsedText, Path } from "./parsed-text";

/** Why a key cannot be used: i18next or JavaScript would misinterpret it. */
function invalidKey(key: string): string | undefined {
	if (reservedKeys.includes(key)) return `"${key}" cannot be a key: JavaScript reserves the name`;
	return /^[\w-]+$/.test(key) ? undefined : `"${key}" cannot be a key: use only letters, digits, - and _`;
}

/** Reports invalid keys, and those that occur twice in a group: the last one would win. */
function keyErrors(text: string): TextError[] {
	const errors: TextError[] = [];
	const known = new Set<string>();
	visit(text, {
		onObjectProperty(key, offset, _length, _line, _column, parentPath) {
			const path = JSON.stringify([...parentPath(), key]);
			const message = known.has(path) ? `"${key}" occurs twice` : invalidKey(key);
			if (message) errors.push({ offset, message });
			known.add(path);
		},
	});
	return errors;
}

/** `CommaExpected` → "this is not valid JSON: comma expected" */
function syntaxError({ error, offset }: ParseError): TextError {
	const words = printParseErrorCode(error).replace(/\B[A-Z]/g, (letter) => ` ${letter}`);
	return { offset, message: `this is not valid JSON: ${words.toLowerCase()}` };
}

const noObject = "the file must contain keys and texts in one pair of { }";

export function parseJson(text: string): ParsedText {
	const parseErrors: ParseError[] = [];
	const root = parseTree(text, parseErrors, { disallowComments: true });
	// Further errors usually follow from the first one.
	const [first] = parseErrors;
	const errors = first ? [syntaxError(first)] : keyErrors(text);
	if (errors.length > 0) return { errors };
	if (root?.type !== "object") return { errors: [{ offset: 0, message: noObject }] };
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
