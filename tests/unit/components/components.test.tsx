import { screen, within } from "@testing-library/react";
import { useState } from "react";
import { Breadcrumb } from "../../../src/components/breadcrumb/breadcrumb";
import { Tabs } from "../../../src/components/tabs/tabs";
import { renderPage } from "../../kit/render";

const trail = [
	{ id: "home", text: "Home", to: "/" },
	{ id: "leaf", text: "Templates" },
];

test("a breadcrumb names its items, their links and the current page", () => {
	renderPage(<Breadcrumb label="Breadcrumb" trail={trail} />, { language: "ru" });
	const items = within(screen.getByRole("navigation", { name: "Breadcrumb" })).getAllByRole("listitem");
	expect(items.map((item) => item.getAttribute("aria-current"))).toEqual([null, "page"]);
	expect(screen.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/ru/");
});

function TabsOfThree() {
	const [selected, setSelected] = useState("one");
	const tabs = ["one", "two", "three"].map((id) => ({ id, label: `Tab ${id}`, panel: `Panel ${id}` }));
	return <Tabs label="Numbers" tabs={tabs} selected={selected} onSelect={setSelected} />;
}

test.each([
	["{ArrowRight}", "two"],
	["{ArrowLeft}", "three"],
	["{ArrowRight>3}", "one"],
	["{End}", "three"],
	["{End}{Home}", "one"],
	["{Control>}{ArrowRight}{/Control}", "one"],
])("%s selects and focuses the tab %s", async (keys, selected) => {
	const { user } = renderPage(<TabsOfThree />);
	await user.tab();
	await user.keyboard(keys);
	expect(screen.getByRole("tab", { name: `Tab ${selected}`, selected: true })).toHaveFocus();
	await user.tab();
	expect(document.activeElement).not.toHaveAttribute("role", "tab");
});
