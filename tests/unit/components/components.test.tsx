import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AccordionRow } from "../../../src/components/accordion/accordion";
import { Breadcrumb } from "../../../src/components/breadcrumb/breadcrumb";
import { Button, ButtonLink } from "../../../src/components/button/button";
import { Message } from "../../../src/components/message/message";
import { renderPage } from "../../kit/render";

test("an accordion row labels its region and renders its content only while it is open", async () => {
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

test.each([1, 2, 3] as const)("a message has a heading of level %i, a text and actions", (level) => {
	render(
		<Message level={level} title="Nothing here" text="Not yet.">
			<Button>Reload</Button>
		</Message>,
	);
	expect(screen.getByRole("heading", { level, name: "Nothing here" })).toBeVisible();
	expect(screen.getByText("Not yet.")).toBeVisible();
	expect(screen.getByRole("button", { name: "Reload" })).toBeVisible();
});

test("a button does not submit forms, and a button link is a link", () => {
	render(
		<>
			<Button>Do</Button>
			<ButtonLink href="https://example.org/">Go</ButtonLink>
		</>,
	);
	expect(screen.getByRole("button", { name: "Do" })).toHaveAttribute("type", "button");
	expect(screen.getByRole("link", { name: "Go" })).toHaveAttribute("href", "https://example.org/");
});
