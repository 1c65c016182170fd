import { createLowlight, common as grammars } from "lowlight";
import type { TextElement, TextNode } from "../content-model/check/pages/text-nodes";

const lowlight = createLowlight(grammars);

type Syntax = ReturnType<typeof lowlight.highlight>["children"][number];

function highlighted(nodes: readonly Syntax[]): TextNode[] {
	return nodes.flatMap((node): TextNode[] => {
		if (node.type === "text") return [node.value];
		if (node.type !== "element") return [];
		const className = [node.properties.className].flat().join(" ");
		return [{ tag: "span", props: { className }, children: highlighted(node.children) }];
	});
}

/** Code in a known language, with the classes of the highlighter. */
export function highlight(code: TextElement): TextElement {
	const { children = [], props = {} } = code;
	const language = String(props["data-language"] ?? "");
	const [text] = children;
	if (typeof text !== "string" || !lowlight.registered(language)) return code;
	return { ...code, children: highlighted(lowlight.highlight(language, text).children) };
}
