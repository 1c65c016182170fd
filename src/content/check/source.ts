import { isMap, isNode, isPair, type Node, parseDocument } from "yaml";
import { jsonMistake } from "./json-mistake";
import type { Problem } from "./problem";
import { type Mistake, placeIn, readText } from "./read-text";
import { yamlMistakes } from "./yaml-mistakes";

/** A parsed YAML or JSON file that can tell where each of its values stands. */
export type Source = {
	file: string;
	/** The text as it stands; empty where the file cannot be read. */
	text: string;
	/** The parsed value; undefined where the syntax is broken. */
	value: unknown;
	syntax: Problem[];
	/** A problem at the value of that path, or at the nearest one above it. */
	problemAt: (path: readonly PropertyKey[], message: string) => Problem;
	/** A problem at the key that ends that path. */
	problemAtKey: (path: readonly PropertyKey[], message: string) => Problem;
};

type Found = { offset: number; message: string };

const mostLevels = 50;
const levels = new RegExp(`"(?:\\\\.|[^"\\\\\\n])*"|[[{]|[\\]}]|(?:[-?] +){${mostLevels},}`, "g");

/** Where more lists and groups lie inside each other than any file here needs: parsers give up on thousands. */
function tooDeep(text: string): Found[] {
	let depth = 0;
	for (const { 0: token, index } of text.matchAll(levels)) {
		if (token === "{" || token === "[") depth += 1;
		if (token === "}" || token === "]") depth -= 1;
		if (depth > mostLevels || /^[-?]/.test(token)) return [{ offset: index, message: "this is nested too deeply" }];
	}
	return [];
}

function parse(text: string, isJson: boolean) {
	// JSON is a part of YAML, so that both have the same places; but its syntax is stricter.
	const document = parseDocument(text, { prettyErrors: false, uniqueKeys: true });
	if (!isJson) return { document, mistakes: yamlMistakes(document, text, [...document.errors, ...document.warnings]) };
	const mistake = jsonMistake(text);
	const twice = document.errors.filter(({ code }) => code === "DUPLICATE_KEY");
	const mistakes = mistake ? [mistake] : yamlMistakes(document, text, twice);
	return { document, mistakes };
}

/** A file that gives nothing but that mistake. */
function unreadable(file: string, mistake: Mistake): Source {
	const problemAt: Source["problemAt"] = (_, message) => ({ file, line: 1, column: 1, message });
	return { file, text: "", value: undefined, syntax: [{ file, ...mistake }], problemAt, problemAtKey: problemAt };
}

/** Reads a YAML or JSON file below the root. */
export function readSource(root: string, file: string): Source {
	const text = readText(root, file);
	if (typeof text !== "string") return unreadable(file, text);
	const place = placeIn(text);
	const problem = ({ offset, message }: Found): Problem => ({ file, ...place(offset), message });
	const [deep] = tooDeep(text);
	if (deep) return unreadable(file, problem(deep));
	const { document, mistakes } = parse(text, file.endsWith(".json"));

	function nodeAt(path: readonly PropertyKey[]): Node | null {
		for (let length = path.length; length > 0; length--) {
			const node = document.getIn(path.slice(0, length), true);
			if (isNode(node)) return node;
		}
		return isNode(document.contents) ? document.contents : null;
	}

	function keyOffset(path: readonly PropertyKey[]): number | undefined {
		const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
		const pair = isMap(parent)
			? parent.items.find((item) => isPair(item) && String(item.key) === path.at(-1))
			: undefined;
		return isNode(pair?.key) ? pair.key.range?.[0] : undefined;
	}

	const problemAt: Source["problemAt"] = (path, message) => problem({ offset: nodeAt(path)?.range?.[0] ?? 0, message });
	return {
		file,
		text,
		value: mistakes.length === 0 ? document.toJS() : undefined,
		syntax: mistakes.map(problem),
		problemAt,
		problemAtKey: (path, message) => {
			const offset = keyOffset(path);
			return offset === undefined ? problemAt(path, message) : problem({ offset, message });
		},
	};
}
