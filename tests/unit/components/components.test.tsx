import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AccordionRow } from "../../../src/ui/accordion/accordion";
import { Breadcrumb } from "../../../src/ui/breadcrumb/breadcrumb";
import { Button, ButtonLink } from "../../../src/ui/button/button";
import { Message } from "../../../src/ui/message/message";
import { renderPage } from "../../kit/render";

test("a row of an accordion labels its region and renders what is in it only while it is open", async () => {
	const toggle = jest.fn();
	const { rerender } = render(
		<AccordionRow title="Main" open={false} onToggle={toggle}>
			code
		</AccordionRow>,
	);
	expect(screen.queryByText("code")).toBeNull();
	await userEvent.click(screen.getByRole("button", { name: "Main", expanded: false }));
	expect(toggle).toHaveBeenCalledTimes(1);
	rerender(
		<AccordionRow title="Main" open onToggle={toggle}>
			code
		</AccordionRow>,
	);
	const row = screen.getByRole("button", { name: "Main", expanded: true });
	expect(screen.getByRole("region", { name: "Main" })).toHaveTextContent("code");
	expect(row).toHaveAttribute("aria-controls", screen.getByRole("region").id);
});

const trail = [
	{ id: "home", text: "Home", to: "/" },
	{ id: "leaf", text: "Templates" },
];

test("a breadcrumb is a labelled list whose last part is the current page", () => {
	renderPage(<Breadcrumb label="Breadcrumb" trail={trail} />);
	const items = within(screen.getByRole("navigation", { name: "Breadcrumb" })).getAllByRole("listitem");
	expect(items.map((item) => item.getAttribute("aria-current"))).toEqual([null, "page"]);
	expect(items[1]).toHaveTextContent("Templates");
	expect(document.querySelector("[itemprop], [itemscope]")).toBeNull();
});

test("a marked breadcrumb tells search engines names, places and positions", () => {
	renderPage(<Breadcrumb label="Breadcrumb" trail={trail} marked />, { language: "ru" });
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

test.each([1, 2, 3] as const)("a message is a heading of level %i, a text and what can be done", (level) => {
	render(
		<Message level={level} title="Nothing here" text="Not yet.">
			<Button>Reload</Button>
		</Message>,
	);
	expect(screen.getByRole("heading", { level, name: "Nothing here" })).toBeVisible();
	expect(screen.getByText("Not yet.")).toBeVisible();
	expect(screen.getByRole("button", { name: "Reload" })).toBeVisible();
});

test("a button submits no form by accident, and a link that looks like one is a link", () => {
	render(
		<>
			<Button>Do</Button>
			<ButtonLink href="https://example.org/">Go</ButtonLink>
		</>,
	);
	expect(screen.getByRole("button", { name: "Do" })).toHaveAttribute("type", "button");
	expect(screen.getByRole("link", { name: "Go" })).toHaveAttribute("href", "https://example.org/");
});
