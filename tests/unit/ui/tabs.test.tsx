import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { nextIndex } from "../../../src/ui/roving";
import { Segmented } from "../../../src/ui/segmented/segmented";
import { Tabs } from "../../../src/ui/tabs/tabs";

const names = ["one", "two", "three"];

function Letters() {
	const [selected, setSelected] = useState("one");
	const tabs = names.map((id) => ({ id, label: `Tab ${id}`, panel: `Panel ${id}` }));
	return <Tabs label="Numbers" tabs={tabs} selected={selected} onSelect={setSelected} />;
}

function Switch() {
	const [value, setValue] = useState("one");
	const options = names.map((name) => ({ value: name, label: `Option ${name}` }));
	return <Segmented label="Numbers" options={options} value={value} onChange={setValue} />;
}

test.each([
	["ArrowRight", 0, 1],
	["ArrowDown", 2, 0],
	["ArrowLeft", 0, 2],
	["ArrowUp", 1, 0],
	["Home", 2, 0],
	["End", 0, 2],
	["Enter", 0, undefined],
	["a", 1, undefined],
])("%s leads from place %i of three to %s", (key, from, to) => {
	expect(nextIndex(key, from, 3)).toBe(to);
});

test("tabs say what they are and which panel belongs to them", () => {
	render(<Letters />);
	expect(screen.getByRole("tablist", { name: "Numbers" })).toBeVisible();
	const tab = screen.getByRole("tab", { name: "Tab one", selected: true });
	const panel = screen.getByRole("tabpanel", { name: "Tab one" });
	expect(tab).toHaveAttribute("aria-controls", panel.id);
	expect(panel).toHaveTextContent("Panel one");
	expect(screen.getByText("Panel two")).not.toBeVisible();
});

test.each([
	{ of: "tabs", role: "tab", state: "aria-selected", ui: <Letters /> },
	{ of: "a switch", role: "radio", state: "aria-checked", ui: <Switch /> },
])(
	"the keys move the focus and the choice of $of; Tab enters at the choice and leaves",
	async ({ role, state, ui }) => {
		const user = userEvent.setup();
		render(
			<>
				{ui}
				<button type="button">After</button>
			</>,
		);
		const chosen = () => screen.getAllByRole(role).findIndex((item) => item.getAttribute(state) === "true");
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
			expect(chosen()).toBe(index);
			expect(screen.getAllByRole(role)[index]).toHaveFocus();
		}
		await user.keyboard("{Home}");
		expect(chosen()).toBe(0);
		await user.keyboard("{End}{Control>}{ArrowLeft}{/Control}");
		expect(chosen()).toBe(2);
		await user.tab();
		expect(screen.getByRole("button", { name: "After" })).toHaveFocus();
		await user.tab({ shift: true });
		expect(screen.getAllByRole(role)[2]).toHaveFocus();
	},
);

test.each([
	{ of: "tab", role: "tab", name: "Tab three", options: { selected: true }, ui: <Letters /> },
	{ of: "option", role: "radio", name: "Option three", options: { checked: true }, ui: <Switch /> },
])("a click chooses the $of", async ({ role, name, options, ui }) => {
	render(ui);
	await userEvent.click(screen.getByRole(role, { name }));
	expect(screen.getAllByRole(role, options)).toEqual([screen.getByRole(role, { name })]);
});
