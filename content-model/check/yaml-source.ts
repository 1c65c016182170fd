import { load, type Schema, YAMLException } from "js-yaml";
import { type Document, isMap, isNode, parseDocument } from "yaml";
import type { TextError } from "./content-error";
import type { ParsedText } from "./parsed-text";
import { yamlErrors } from "./yaml-errors";

/** What js-yaml accepts and the check refuses has one of these: tags, anchors, directives, merge keys, brackets over several lines. */
const special = /[&*!%]|<<|[[{][^\]}\n]*\n/;

/**
 * Parses YAML. The values are those of js-yaml, with which Gatsby reads the files. It takes some for something else, such as
 * 2026-11-25 for a date. The errors and positions are those of `yaml`, which takes much longer.
 */
export function parseYaml(text: string, schema?: Schema): ParsedText {
	let parsed: Document.Parsed | undefined;
	const document = () => {
		parsed ??= parseDocument(text, { prettyErrors: false });
		return parsed;
	};
	const syntaxErrors = () => yamlErrors(document(), text);
	const startOf = (node: unknown) => (isNode(node) ? node.range?.[0] : undefined);
	try {
		return {
			value: load(text, { schema }) ?? null,
			errors: special.test(text) ? syntaxErrors() : [],
			offsetOf: (path) => startOf(document().getIn(path, true)),
			keyOffsetOf(path) {
				const parent = document().getIn(path.slice(0, -1), true);
				return isMap(parent) ? startOf(parent.items.find(({ key }) => String(key) === path.at(-1))?.key) : undefined;
			},
		};
	} catch (error) {
		if (!(error instanceof YAMLException)) throw error;
		const errors = syntaxErrors();
		const own: TextError = { offset: error.mark?.position ?? 0, code: "yaml", params: { reason: error.reason } };
		return { errors: errors.length > 0 ? errors : [own] };
	}
}

/** Whether the build reads this text, written without quotes, as the same text. */
export function isPlainText(text: string): boolean {
	try {
		return load(text) === text;
	} catch {
		return false;
	}
}
