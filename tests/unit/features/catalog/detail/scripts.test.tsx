import { screen } from "@testing-library/react";
import { useRef, useState } from "react";
import { Scripts } from "../../../../src/market/detail/scripts";
import type { Script } from "../../../../src/market/model";
import { renderPage } from "../../../kit/render";

const code = 'class Main {\n\tString html = "<b>not bold</b><script>alert(1)</script>";\n}\n';
const scripts = [
	{ id: "11", name: "Main", code },
	{ id: "12", name: "Helper", code: "class Helper {}" },
	{ id: "13", name: "Draft", code: "" },
];

/** As the tabs show them: they keep which row is open. */
function Opened({ scripts }: { scripts: Script[] }) {
	const [row, setRow] = useState(0);
	const code = useRef<HTMLElement>(null);
	return (
		<Scripts scripts={scripts} row={row} onToggle={(chosen) => setRow(chosen === row ? 0 : chosen)} codeRef={code} />
	);
}

const row = (name: string) => screen.getByRole("button", { name });
const open = () => scripts.map(({ name }) => row(name).getAttribute("aria-expanded") === "true");

test("lists every script, none of them open", () => {
	renderPage(<Opened scripts={scripts} />);
	expect(open()).toEqual([false, false, false]);
	expect(screen.queryByText("class Helper {}")).toBeNull();
});

test("opens one row at a time, and closes the open one", async () => {
	const { user } = renderPage(<Opened scripts={scripts} />);
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
	const { user } = renderPage(<Opened scripts={scripts} />);
	await user.click(row("Main"));
	const box = screen.getByRole("region", { name: "Main" }).querySelector("pre");
	expect(box?.textContent).toBe(code);
	expect(box?.querySelectorAll("b, script")).toHaveLength(0);
	expect(box).toHaveAttribute("tabindex", "0");
});

test("works with the keyboard alone", async () => {
	const { user } = renderPage(<Opened scripts={scripts} />);
	await user.tab();
	await user.keyboard("{Enter}");
	expect(open()).toEqual([true, false, false]);
	await user.keyboard(" ");
	expect(open()).toEqual([false, false, false]);
});

test("says so where a script has no code, or a template no scripts", async () => {
	const { user, rerender } = renderPage(<Opened scripts={scripts} />);
	await user.click(row("Draft"));
	expect(screen.getByRole("region", { name: "Draft" })).toHaveTextContent("This script has no released code yet.");
	rerender(<Opened scripts={[]} />);
	expect(screen.getByText("There are no scripts in this template yet.")).toBeVisible();
});

test("a script with the id 0 is closed at first, opens and closes", async () => {
	const { user } = renderPage(<Opened scripts={[{ id: "0", name: "Zero", code: "zero()" }]} />);
	for (const expanded of [false, true, false]) {
		await user.click(screen.getByRole("button", { name: "Zero", expanded }));
	}
});

test("two scripts with one id do not disturb each other", async () => {
	const twins = ["A", "B"].map((name) => ({ id: "1", name, code: name }));
	const { user } = renderPage(<Opened scripts={twins} />);
	await user.click(screen.getByRole("button", { name: "B" }));
	expect(screen.getByRole("button", { name: "A", expanded: false })).toBeVisible();
	expect(screen.getByRole("button", { name: "B", expanded: true })).toBeVisible();
});
