import { screen } from "@testing-library/react";
import { useState } from "react";
import { Scripts } from "../../../../../src/features/catalog/detail/scripts";
import type { Script } from "../../../../../src/features/catalog/model";
import { renderPage } from "../../../../kit/render";

const code = 'class Main {\n\tString html = "<b>not bold</b><script>alert(1)</script>";\n}\n';
const scripts = [
	{ id: "11", name: "Main", code },
	{ id: "12", name: "Helper", code: "class Helper {}" },
	{ id: "13", name: "Draft", code: "" },
];

function OpenedByState({ scripts }: { scripts: Script[] }) {
	const [openIndex, setOpenIndex] = useState(-1);
	return (
		<Scripts
			scripts={scripts}
			openIndex={openIndex}
			onToggle={(index) => setOpenIndex(index === openIndex ? -1 : index)}
		/>
	);
}

const row = (name: string) => screen.getByRole("button", { name });
const open = () => scripts.map(({ name }) => row(name).getAttribute("aria-expanded") === "true");

test("lists all scripts, closed", () => {
	renderPage(<OpenedByState scripts={scripts} />);
	expect(open()).toEqual([false, false, false]);
	expect(screen.queryByText("class Helper {}")).toBeNull();
});

test("opens one row at a time, and closes the open one", async () => {
	const { user } = renderPage(<OpenedByState scripts={scripts} />);
	await user.click(row("Main"));
	expect(open()).toEqual([true, false, false]);
	await user.click(row("Helper"));
	expect(open()).toEqual([false, true, false]);
	expect(screen.getByRole("region", { name: "Helper" })).toHaveTextContent("class Helper {}");
	expect(screen.queryByRole("region", { name: "Main" })).toBeNull();
	await user.click(row("Helper"));
	expect(open()).toEqual([false, false, false]);
});

test("shows the release code as preformatted text, to the last character", async () => {
	const { user } = renderPage(<OpenedByState scripts={scripts} />);
	await user.click(row("Main"));
	const box = screen.getByRole("region", { name: "Main" }).querySelector("pre");
	expect(box?.textContent).toBe(code);
	expect(box?.querySelectorAll("b, script")).toHaveLength(0);
	expect(box).toHaveAttribute("tabindex", "0");
});

test("works with the keyboard", async () => {
	const { user } = renderPage(<OpenedByState scripts={scripts} />);
	await user.tab();
	await user.keyboard("{Enter}");
	expect(open()).toEqual([true, false, false]);
	await user.keyboard(" ");
	expect(open()).toEqual([false, false, false]);
});

test("shows a message for a script without code and a template without scripts", async () => {
	const { user, rerender } = renderPage(<OpenedByState scripts={scripts} />);
	await user.click(row("Draft"));
	expect(screen.getByRole("region", { name: "Draft" })).toHaveTextContent("This script has no released code yet.");
	rerender(<OpenedByState scripts={[]} />);
	expect(screen.getByText("There are no scripts in this template yet.")).toBeVisible();
});

test("opens and closes a script with the id 0", async () => {
	const { user } = renderPage(<OpenedByState scripts={[{ id: "0", name: "Zero", code: "zero()" }]} />);
	for (const expanded of [false, true, false]) {
		await user.click(screen.getByRole("button", { name: "Zero", expanded }));
	}
});

test("opens one of two scripts with the same id", async () => {
	const twins = ["A", "B"].map((name) => ({ id: "1", name, code: name }));
	const { user } = renderPage(<OpenedByState scripts={twins} />);
	await user.click(screen.getByRole("button", { name: "B" }));
	expect(screen.getByRole("button", { name: "A", expanded: false })).toBeVisible();
	expect(screen.getByRole("button", { name: "B", expanded: true })).toBeVisible();
});
