import type { ReactElement } from "react";
import { onRenderBody } from "../../../src/site/document-head";

/** The text of the script that the head of every page runs first. */
function script(): string {
	let components: ReactElement<{ dangerouslySetInnerHTML?: { __html: string } }>[] = [];
	const setHeadComponents = (given: typeof components) => {
		components = given;
	};
	onRenderBody?.({ setHeadComponents } as never, { plugins: [] });
	return components[0]?.props.dangerouslySetInnerHTML?.__html ?? "";
}

test.each([
	["/templates/?q=1#%", "/templates/?q=1"],
	["/templates/?q=1#%E0%A4%A", "/templates/?q=1"],
	["/%E0%A4%A", "/_E0_A4_A"],
	["/ru/template/100%25/#scripts", "/ru/template/100_25/#scripts"],
	["/templates/#scripts", "/templates/#scripts"],
	["/template/%D1%82/?q=%", "/template/%D1%82/?q=%"],
])("entering at %s starts the page at %s", (entered, left) => {
	window.history.replaceState({ key: "kept" }, "", entered);
	const element = document.createElement("script");
	element.textContent = script();
	document.head.append(element);
	expect(window.location.href).toBe(`http://localhost${left}`);
	expect(window.history.state).toEqual({ key: "kept" });
});
