import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Segmented } from "../../../src/components/segmented/segmented";
import { Tabs } from "../../../src/components/tabs/tabs";

const names = ["one", "two", "three"];

function TabsOfThree() {
	const [selected, setSelected] = useState("one");
	const tabs = names.map((id) => ({ id, label: `Tab ${id}`, panel: `Panel ${id}` }));
	return <Tabs label="Numbers" tabs={tabs} selected={selected} onSelect={setSelected} />;
}

function SegmentedOfThree() {
	const [value, setValue] = useState("one");
	const options = names.map((name) => ({ value: name, label: `Option ${name}` }));
	return <Segmented label="Numbers" options={options} value={value} onChange={setValue} />;
}

test("tabs are labeled and control their panels", () => {
	render(<TabsOfThree />);
	expect(screen.getByRole("tablist", { name: "Numbers" })).toBeVisible();
	const tab = screen.getByRole("tab", { name: "Tab one", selected: true });
	const panel = screen.getByRole("tabpanel", { name: "Tab one" });
	expect(tab).toHaveAttribute("aria-controls", panel.id);
	expect(panel).toHaveTextContent("Panel one");
	expect(screen.getByText("Panel two")).not.toBeVisible();
});

test("a segmented control is a labeled group of radios", () => {
	render(<SegmentedOfThree />);
	expect(screen.getByRole("group", { name: "Numbers" })).toBeVisible();
	expect(screen.getAllByRole("radio").map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent)).toEqual(
		names.map((name) => `Option ${name}`),
	);
});

const controls = [
	{ of: "tabs", role: "tab", options: { selected: true }, ui: <TabsOfThree /> },
	{ of: "a segmented control", role: "radio", options: { checked: true }, ui: <SegmentedOfThree /> },
];

test.each(controls)("arrow keys move the focus and the selection of $of in a loop", async ({ role, options, ui }) => {
	const user = userEvent.setup();
	render(
		<>
			{ui}
			<button type="button">After</button>
		</>,
	);
	await user.tab();
	for (const [key, index] of [
		["Right", 1],
		["Right", 2],
		["Right", 0],
		["Left", 2],
		["Up", 1],
		["Down", 2],
	] as const) {
		await user.keyboard(`{Arrow${key}}`);
		const selected = screen.getByRole(role, options);
		expect(screen.getAllByRole(role).indexOf(selected)).toBe(index);
		expect(selected).toHaveFocus();
	}
	await user.tab();
	expect(screen.getByRole("button", { name: "After" })).toHaveFocus();
	await user.tab({ shift: true });
	expect(screen.getByRole(role, options)).toHaveFocus();
});

test("Home and End select the first and the last tab, and keys with a modifier select none", async () => {
	const user = userEvent.setup();
	render(<TabsOfThree />);
	await user.tab();
	await user.keyboard("{End}");
	expect(screen.getByRole("tab", { name: "Tab three", selected: true })).toHaveFocus();
	await user.keyboard("{Home}{Control>}{ArrowRight}{/Control}a");
	expect(screen.getByRole("tab", { name: "Tab one", selected: true })).toHaveFocus();
});

test.each(controls)("a click selects an item of $of", async ({ role, options, ui }) => {
	render(ui);
	await userEvent.click(screen.getAllByRole(role)[2] as HTMLElement);
	expect(screen.getByRole(role, options)).toBe(screen.getAllByRole(role)[2]);
});
