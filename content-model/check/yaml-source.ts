import { isMap, isNode, parseDocument } from "yaml";
import { buildErrors } from "./build-values";
import type { ParsedText, Positions } from "./parsed-text";
import { yamlErrors } from "./yaml-errors";

/** @param isBuilt whether Gatsby reads the text, too */
export function parseYaml(text: string, { isBuilt = true } = {}): ParsedText {
	const document = parseDocument(text, { prettyErrors: false });
	const startOf = (node: unknown) => (isNode(node) ? node.range?.[0] : undefined);
	const positions: Positions = {
		offsetOf: (path) => startOf(document.getIn(path, true)),
		keyOffsetOf(path) {
			const parent = document.getIn(path.slice(0, -1), true);
			return isMap(parent) ? startOf(parent.items.find(({ key }) => String(key) === path.at(-1))?.key) : undefined;
		},
	};
	const syntaxErrors = yamlErrors(document, text);
	if (syntaxErrors.length > 0) return { ...positions, errors: syntaxErrors, value: undefined };
	const value: unknown = document.toJS();
	return { ...positions, errors: isBuilt ? buildErrors(text, value, positions) : [], value };
}
