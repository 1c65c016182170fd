import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { AccordionRow } from "../../../src/components/accordion/accordion";
import { Breadcrumb } from "../../../src/components/breadcrumb/breadcrumb";
import { Button, ButtonLink } from "../../../src/components/button/button";
import { useInView } from "../../../src/components/hooks/use-in-view";
import { Message } from "../../../src/components/message/message";
import { Segmented } from "../../../src/components/segmented/segmented";
import { Tabs } from "../../../src/components/tabs/tabs";
import { renderPage } from "../../kit/render";

test("an accordion row labels its region and renders its content only while it is open", async () => {
	const toggle = jest.fn();
	const row = (open: boolean) => (
		<AccordionRow title="Main" open={open} onToggle={toggle}>
			code
		</AccordionRow>
	);
	const { rerender } = render(row(false));
	expect(screen.queryByText("code")).toBeNull();
	await userEvent.click(screen.getByRole("button", { name: "Main", expanded: false }));
	expect(toggle).toHaveBeenCalledTimes(1);
	rerender(row(true));
	const region = screen.getByRole("region", { name: "Main" });
	expect(region).toHaveTextContent("code");
	expect(screen.getByRole("button", { expanded: true })).toHaveAttribute("aria-controls", region.id);
});

const trail = [
	{ id: "home", text: "Home", to: "/" },
	{ id: "leaf", text: "Templates" },
];

test("a breadcrumb is a labeled list that ends with the current page", () => {
	renderPage(<Breadcrumb label="Breadcrumb" trail={trail} />);
	const items = within(screen.getByRole("navigation", { name: "Breadcrumb" })).getAllByRole("listitem");
	expect(items.map((item) => item.getAttribute("aria-current"))).toEqual([null, "page"]);
	expect(items[1]).toHaveTextContent("Templates");
	expect(document.querySelector("[itemprop], [itemscope]")).toBeNull();
});

test("a breadcrumb with microdata has names, links and positions", () => {
	renderPage(<Breadcrumb label="Breadcrumb" trail={trail} microdata />, { language: "ru" });
	const list = screen.getByRole("list");
	expect(list).toHaveAttribute("itemtype", "https://schema.org/BreadcrumbList");
	const found = [...list.querySelectorAll('[itemprop="itemListElement"][itemtype="https://schema.org/ListItem"]')].map(
		(item) => [
			item.querySelector('[itemprop="position"]')?.getAttribute("content"),
			item.querySelector('[itemprop="name"]')?.textContent,
			item.querySelector('[itemprop="item"]')?.getAttribute("href"),
		],
	);
	expect(found).toEqual([
		["1", "Home", "/ru/"],
		["2", "Templates", undefined],
	]);
});

test("a message has a heading, a text and actions: a button does not submit forms, a button link is a link", () => {
	render(
		<Message level={3} title="Nothing here" text="Not yet.">
			<Button>Reload</Button>
			<ButtonLink href="https://example.org/">Go</ButtonLink>
		</Message>,
	);
	expect(screen.getByRole("heading", { level: 3, name: "Nothing here" })).toBeVisible();
	expect(screen.getByText("Not yet.")).toBeVisible();
	expect(screen.getByRole("button", { name: "Reload" })).toHaveAttribute("type", "button");
	expect(screen.getByRole("link", { name: "Go" })).toHaveAttribute("href", "https://example.org/");
});

const names = ["one", "two", "three"];

function TabsOfThree() {
	const [selected, setSelected] = useState("one");
	const tabs = names.map((id) => ({ id, label: `Tab ${id}`, panel: `Panel ${id}` }));
	return <Tabs label="Numbers" tabs={tabs} selected={selected} onSelect={setSelected} />;
}

function SegmentedOfThree() {
	const [value, setValue] = useState("one");
	const options = names.map((name) => ({ value: name, label: `Option ${name}` }));
	return <Segmented label="Numbers" name="numbers" options={options} value={value} onChange={setValue} />;
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

test.each(controls)("a click and arrow keys, in a loop, select an item of $of", async ({ role, options, ui }) => {
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
	await user.click(screen.getAllByRole(role)[1] as HTMLElement);
	expect(screen.getByRole(role, options)).toBe(screen.getAllByRole(role)[1]);
});

test("arrow up and down scroll the page from a horizontal tab list", () => {
	render(<TabsOfThree />);
	const tab = screen.getByRole("tab", { selected: true });
	for (const key of ["ArrowUp", "ArrowDown"]) expect(fireEvent.keyDown(tab, { key })).toBe(true);
	expect(tab).toHaveAttribute("aria-selected", "true");
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

function Target() {
	const { ref, inView } = useInView<HTMLParagraphElement>({ rootMargin: "10px" });
	return <p ref={ref}>{inView ? "in view" : "out of view"}</p>;
}

test("useInView is true once the element has been visible, and stops observing it", () => {
	const disconnect = jest.fn();
	let report = (_isIntersecting: boolean) => {};
	const Observer = jest.spyOn(globalThis, "IntersectionObserver").mockImplementation((callback) => {
		const observe = (target: Element) => {
			report = (isIntersecting) => callback([{ isIntersecting, target }] as never, {} as never);
		};
		return { observe, disconnect } as never;
	});
	render(<Target />);
	expect(Observer).toHaveBeenCalledWith(expect.any(Function), { root: null, rootMargin: "10px" });
	act(() => report(false));
	expect(screen.getByText("out of view")).toBeVisible();
	act(() => report(true));
	expect(screen.getByText("in view")).toBeVisible();
	expect(disconnect).toHaveBeenCalledTimes(1);
	expect(Observer).toHaveBeenCalledTimes(1);
});
