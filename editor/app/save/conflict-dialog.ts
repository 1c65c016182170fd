import { structuredPatch } from "diff";
import { element, showDialog } from "../dialog";
import type { EditorText } from "../texts";

export type Conflict = { file: string; theirs: string; mine: string };

const context = 2;

/** One column of a difference: the common lines, and the marked lines of one version. */
function side(lines: string[], sign: "-" | "+"): HTMLElement {
	const shown = lines.filter((line) => line.startsWith(" ") || line.startsWith(sign));
	const marked = (line: string) => (line.startsWith(sign) ? element("mark", {}, line.slice(1)) : line.slice(1));
	return element("td", {}, ...shown.flatMap((line) => [marked(line), "\n"]));
}

/** The different lines of two versions side by side, with the lines around them. */
function comparison({ file, theirs, mine }: Conflict, text: EditorText): HTMLElement {
	const { hunks } = structuredPatch("", "", theirs, mine, "", "", { context });
	const heads = ["conflict.theirs", "conflict.mine"].map((key) => element("th", { scope: "col" }, text(key)));
	const rows = hunks.map(({ lines }) => element("tr", {}, side(lines, "-"), side(lines, "+")));
	const head = element("thead", {}, element("tr", {}, ...heads));
	const table = element("table", {}, element("caption", {}, file), head, element("tbody", {}, ...rows));
	// A scrolled region must be reachable by keyboard.
	return element("div", { class: "comparison", role: "group", "aria-label": file, tabindex: "0" }, table);
}

function copyButton(mine: string, text: EditorText): HTMLElement {
	const button = element("button", { type: "button", "aria-live": "polite" }, text("conflict.copyMine"));
	const show = (key: string) => () => button.replaceChildren(text(key));
	button.addEventListener("click", () => {
		navigator.clipboard.writeText(mine).then(show("conflict.copied"), show("conflict.notCopied"));
	});
	return button;
}

/** Shows both versions of each file. @returns whether the user chose to overwrite the current version */
export async function askToOverwrite(conflicts: Conflict[], text: EditorText): Promise<boolean> {
	const versions = conflicts.flatMap((conflict) => [comparison(conflict, text), copyButton(conflict.mine, text)]);
	const content = [element("p", {}, text("conflict.lead")), ...versions];
	return showDialog("conflict", text("conflict.title"), content, text("cancel"), text("conflict.overwrite"));
}
