import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { teaserOf } from "../../../../src/market/card/teaser";
import { marksOf } from "../../../../src/market/find/marks";

/** The text with its marks in brackets. */
function shown(query: string, text: string, typos: string[] = []): string {
	return bracketed(marksOf(query, typos)?.mark(text) ?? text);
}

/** What a card shows of a description. */
function passage(query: string, description: string, title = "title"): string {
	const template = { id: "1", title, description, scriptCount: 0 };
	return bracketed(marksOf(query, [])?.passage(template, teaserOf(description)));
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
])("of %s in %s, marks %s", (query, text, expected) => {
	expect(shown(query, text)).toBe(expected);
});

test("marks a word that matches but for a typo whole", () => {
	expect(shown("telegarm", "To Telegram, by Telegraph", ["telegram"])).toBe("To [Telegram], by Telegraph");
});

test("shows the passage of a description in which the match is", () => {
	const words = (count: number) => "слово ".repeat(count);
	expect(passage("слово", "<p>слово раз</p>")).toBe("[слово] раз");
	expect(passage("телег", `<p>${words(40)}<b>телеграм</b> и ещё</p>`)).toMatch(/^… (слово ){5,9}\[телег\]рам и ещё$/);
	expect(passage("телег", `<p>${words(400)}</p><p>телеграм</p>`)).toMatch(/^… (слово ){5,9}\[телег\]рам/);
	const long = `<p>${words(400)}</p>`;
	expect(passage("нет", long)).toBe(teaserOf(long));
	expect(passage("телег", `${long}<p>телеграм</p>`, "Telegram")).toBe(teaserOf(long));
});
