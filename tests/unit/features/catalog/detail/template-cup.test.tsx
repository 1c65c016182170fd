import { fireEvent, screen, waitFor } from "@testing-library/react";
import { TemplateCup } from "../../../../../src/features/catalog/detail/template-cup";
import { placeholderData } from "../../../../../src/features/catalog/placeholder-data";
import { renderPage } from "../../../../kit/render";

const template = { id: "101", index: 0, title: "Bot", scriptCount: 2, ...placeholderData("101", 0) };

const scripts = ["Fetch", "Send"].map((name, index) => ({ id: String(index + 1), name, code: "a();\nb();" }));

/** How many leaves have a color of their own. */
const lit = () => document.querySelectorAll('[fill="var(--color-accent)"]').length;

test("a script that is pointed at or has the focus colors its leaf, and leads to its code", async () => {
	renderPage(<TemplateCup template={template} scripts={scripts} />);
	const [first, second] = screen.getAllByRole("link") as [HTMLElement, HTMLElement];
	expect(second).toHaveAttribute("href", "#script-2");
	fireEvent.pointerEnter(first);
	await waitFor(() => expect(lit()).toBe(1));
	fireEvent.pointerLeave(screen.getByRole("list"));
	expect(lit()).toBe(0);
	fireEvent.focus(second);
	expect(lit()).toBe(1);
	fireEvent.blur(second);
	expect(lit()).toBe(0);
});
