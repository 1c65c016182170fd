import { dialogButtons, showDialog } from "../dialog";
import { element } from "../element";
import { strings } from "../strings";
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
function comparison({ file, theirs, mine }: Conflict): HTMLElement {
	const rows = compareLines(theirs, mine);
	const isNear = (index: number) =>
		rows.slice(Math.max(0, index - context), index + context + 1).some(({ left, right }) => left !== right);
	const bodies: HTMLElement[] = [];
	for (const [index, row] of rows.entries()) {
		if (!isNear(index)) continue;
		if (index === 0 || !isNear(index - 1)) bodies.push(element("tbody"));
		bodies.at(-1)?.append(tableRow(row));
	}
	const heads = [strings.theirVersion, strings.myVersion].map((text) => element("th", { scope: "col" }, text));
	const head = element("thead", {}, element("tr", {}, ...heads));
	const table = element("table", {}, element("caption", {}, file), head, ...bodies);
	// A scrolled region must be reachable by keyboard.
	return element("div", { class: "comparison", role: "group", "aria-label": file, tabindex: "0" }, table);
}

function copyButton(label: string, text: string): HTMLElement {
	const button = element("button", { type: "button", "aria-live": "polite" }, label);
	button.addEventListener("click", async () => {
		await navigator.clipboard.writeText(text);
		button.textContent = strings.copied;
	});
	return button;
}

/** Shows both versions of each file. @returns whether the user wants to replace the current version with theirs */
export async function askToOverwrite(conflicts: Conflict[]): Promise<boolean> {
	const versions = conflicts.flatMap((conflict) => [
		comparison(conflict),
		element(
			"div",
			{ class: "copy-buttons" },
			copyButton(strings.copyTheirs, conflict.theirs),
			copyButton(strings.copyMine, conflict.mine),
		),
	]);
	const form = element(
		"form",
		{ method: "dialog" },
		element("p", {}, strings.conflictLead),
		...versions,
		dialogButtons(strings.cancel, strings.overwrite, "cancel"),
	);
	return (await showDialog("conflict", strings.conflict, form)) === "save";
}
