import { dialogButtons, showDialog } from "../dialog";
import { element } from "../element";
import type { EditorText } from "../texts";
import { compareLines, type Row } from "./compare-lines";
import "./conflict-dialog.css";

export type Conflict = { file: string; theirs: string; mine: string };

/** Unchanged lines around each difference. */
const context = 2;

function cell(text: string | undefined, isDifferent: boolean): HTMLElement {
	if (text === undefined) return element("td");
	return element("td", {}, isDifferent ? element("mark", {}, text) : text);
}

function tableRow({ left, right }: Row): HTMLElement {
	const isDifferent = left !== right;
	return element("tr", {}, cell(left, isDifferent), cell(right, isDifferent));
}

/** The different lines of two versions side by side, with the lines around them. */
function comparison({ file, theirs, mine }: Conflict, text: EditorText): HTMLElement {
	const rows = compareLines(theirs, mine);
	const isNear = (index: number) =>
		rows.slice(Math.max(0, index - context), index + context + 1).some(({ left, right }) => left !== right);
	const bodies: HTMLElement[] = [];
	for (const [index, row] of rows.entries()) {
		if (!isNear(index)) continue;
		if (index === 0 || !isNear(index - 1)) bodies.push(element("tbody"));
		bodies.at(-1)?.append(tableRow(row));
	}
	const heads = [text("conflict.theirs"), text("conflict.mine")].map((head) => element("th", { scope: "col" }, head));
	const head = element("thead", {}, element("tr", {}, ...heads));
	const table = element("table", {}, element("caption", {}, file), head, ...bodies);
	// A scrolled region must be reachable by keyboard.
	return element("div", { class: "comparison", role: "group", "aria-label": file, tabindex: "0" }, table);
}

function copyButton(label: string, version: string, text: EditorText): HTMLElement {
	const button = element("button", { type: "button", "aria-live": "polite" }, label);
	button.addEventListener("click", async () => {
		const copied = await navigator.clipboard.writeText(version).then(
			() => true,
			() => false,
		);
		button.textContent = text(copied ? "conflict.copied" : "conflict.notCopied");
	});
	return button;
}

/** Shows both versions of each file. @returns whether the user wants to replace the current version with theirs */
export async function askToOverwrite(conflicts: Conflict[], text: EditorText): Promise<boolean> {
	const versions = conflicts.flatMap((conflict) => [
		comparison(conflict, text),
		element(
			"div",
			{ class: "copy-buttons" },
			copyButton(text("conflict.copyTheirs"), conflict.theirs, text),
			copyButton(text("conflict.copyMine"), conflict.mine, text),
		),
	]);
	const form = element(
		"form",
		{ method: "dialog" },
		element("p", {}, text("conflict.lead")),
		...versions,
		dialogButtons(text("cancel"), text("conflict.overwrite"), "cancel"),
	);
	return (await showDialog("conflict", text("conflict.title"), form)) === "save";
}
