import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { htmlToTeaser } from "../../../../../src/features/catalog/html";
import { createHighlights } from "../../../../../src/features/catalog/search/highlights";
import { createTemplate } from "../../../../kit/template";

/** The text with its highlights in brackets. */
function shown(query: string, text: string, typos: string[] = []): string {
	return bracketed(createHighlights(query, typos)?.highlight(text) ?? text);
}

/** The text that a card shows of a description. */
function passage(query: string, description: string, title = "title"): string {
	const template = createTemplate({ title, description });
	return bracketed(createHighlights(query, [])?.passage(template, htmlToTeaser(description)));
}

function bracketed(node: ReactNode): string {
	const { container } = render(<p>{node}</p>);
	for (const mark of container.querySelectorAll("mark")) mark.textContent = `[${mark.textContent}]`;
	return container.textContent ?? "";
}

test.each([
	["tele", "Telegram bot", "[Tele]gram bot"],
	["bot tele", "Telegram bot", "[Tele]gram [bot]"],
	["отчет", "Отчёты и отчет", "[Отчёт]ы и [отчет]"],
	["ozb", "Oʻzbekiston", "[Oʻzb]ekiston"],
	["тел", "Telegram", "[Tel]egram"],
	["c++", "C++ and C", "[C++] and C"],
	["c", "C++ and C#", "[C]++ and [C]#"],
	["t te", "Telegram", "[Te]legram"],
	["gram", "Telegram", "Telegram"],
	[" ", "Telegram", "Telegram"],
	["b", "<b>bold</b>", "<[b]>[b]old</[b]>"],
])("marks %s in %s as %s", (query, text, expected) => {
	expect(shown(query, text)).toBe(expected);
});

test("marks all of a word that matches except for a typo", () => {
	expect(shown("telegarm", "To Telegram, by Telegraph", ["telegram"])).toBe("To [Telegram], by Telegraph");
});

test("shows the passage of the description that matches", () => {
	const words = (count: number) => "слово ".repeat(count);
	expect(passage("слово", "<p>слово раз</p>")).toBe("[слово] раз");
	expect(passage("телег", `<p>${words(40)}<b>телеграм</b> и ещё</p>`)).toMatch(/^… (слово ){5,9}\[телег\]рам и ещё$/);
	expect(passage("телег", `<p>${words(400)}</p><p>телеграм</p>`)).toMatch(/^… (слово ){5,9}\[телег\]рам/);
	const long = `<p>${words(400)}</p>`;
	expect(passage("нет", long)).toBe(htmlToTeaser(long));
	expect(passage("телег", `${long}<p>телеграм</p>`, "Telegram")).toBe(htmlToTeaser(long));
});
