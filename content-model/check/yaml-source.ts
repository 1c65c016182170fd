import { load, type Schema, YAMLException } from "js-yaml";
import { isMap, isNode, parseDocument } from "yaml";
import type { ParsedFile } from "./parsed-file";
import { yamlErrors } from "./yaml-errors";

const startOf = (node: unknown) => (isNode(node) ? node.range?.[0] : undefined);

/**
 * Parses YAML. The errors and positions are those of `yaml`. The values are those of js-yaml, with which Gatsby reads the files: it
 * takes some for something else, such as 2026-11-25 for a date.
 */
export function parseYaml(text: string, schema?: Schema): ParsedFile {
	const document = parseDocument(text, { prettyErrors: false });
	const errors = yamlErrors(document, text);
	if (errors.length > 0) return { errors };
	try {
		return {
			errors,
			value: load(text, { schema }) ?? null,
			offsetOf: (path) => startOf(document.getIn(path, true)),
			keyOffsetOf(path) {
				const parent = document.getIn(path.slice(0, -1), true);
				return isMap(parent) ? startOf(parent.items.find(({ key }) => String(key) === path.at(-1))?.key) : undefined;
			},
		};
	} catch (error) {
		if (!(error instanceof YAMLException)) throw error;
		return { errors: [{ offset: error.mark?.position ?? 0, code: "yaml", params: { reason: error.reason } }] };
	}
}

/** Whether the build reads this text, written without quotes, as the same text. */
export function isPlainString(text: string): boolean {
	try {
		return load(text) === text;
	} catch {
		return false;
	}
}
