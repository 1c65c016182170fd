import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { TemplateGrid } from "../../../../src/market/list/template-grid";
import type { ListedTemplate } from "../../../../src/market/model";
import { inPage } from "../../../kit/render";

const list = (count: number): ListedTemplate[] =>
	Array.from({ length: count }, (_, index) => ({
		index,
		template: { id: `${index + 1}`, title: `Template ${index + 1}`, description: "", scriptCount: 1 },
	}));

const cards = () => document.querySelectorAll("article").length;

/** Renders as a browser does: what React does a little later has not been done yet. */
function show(templates: ListedTemplate[]) {
	const root = createRoot(document.body.appendChild(document.createElement("div")));
	flushSync(() => root.render(inPage(<TemplateGrid templates={templates} level={2} />)));
	return () => flushSync(() => root.unmount());
}

const press = (key: string, more: KeyboardEventInit = {}) =>
	document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));

beforeEach(() => {
	(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
	document.body.innerHTML = "";
});

test.each([
	["End", {}],
	["PageDown", {}],
	["Tab", { shiftKey: true }],
	["f", { ctrlKey: true }],
	["f", { metaKey: true }],
])("shows a few cards at first, and all of them before %s %o does what it does", (key, more) => {
	const hide = show(list(40));
	expect(cards()).toBe(9);
	press(key, more);
	expect(cards()).toBe(40);
	hide();
});

test("lets letters and arrows be", () => {
	const hide = show(list(40));
	for (const key of ["a", "я", "Enter", "ArrowDown", " ", "Backspace"]) press(key);
	expect(cards()).toBe(9);
	hide();
});

test("shows at once what was shown before", () => {
	const templates = list(40);
	const hide = show(templates);
	press("End");
	hide();
	show(templates);
	expect(cards()).toBe(40);
});
