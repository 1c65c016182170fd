import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createSearchMarks } from "../../../../../src/features/catalog/search/mark-matches";
import { htmlToTeaser } from "../../../../../src/lib/html";
import { createTemplate } from "../../../../kit/template";

/** The text with its highlights in brackets. */
function bracketed(node: ReactNode): string {
	const { container } = render(<p>{node}</p>);
	for (const mark of container.querySelectorAll("mark")) mark.textContent = `[${mark.textContent}]`;
	return container.textContent ?? "";
}

test.each([
	["bot tele", "Telegram bot", "[Tele]gram [bot]"],
	["ozb", "Oʻzbekiston", "[Oʻzb]ekiston"],
	["c++", "C++ and C", "[C++] and C"],
	["c", "C++ and C#", "[C]++ and [C]#"],
	["t te", "Telegram", "[Te]legram"],
	["gram", "Telegram", "Telegram"],
	[" ", "Telegram", "Telegram"],
	["b", "<b>bold</b>", "<[b]>[b]old</[b]>"],
])("%s marks %s as %s", (query, text, expected) => {
	expect(bracketed(createSearchMarks(query, [])?.mark(text) ?? text)).toBe(expected);
});

test("a word that matches except for a typo is marked as a whole", () => {
	const { mark } = createSearchMarks("telegarm", ["telegram"]) ?? {};
	expect(bracketed(mark?.("To Telegram, by Telegraph"))).toBe("To [Telegram], by Telegraph");
});

const words = (count: number) => "слово ".repeat(count);
const long = `<p>${words(400)}</p>`;

test.each([
	["слово", "<p>слово раз</p>", /^\[слово\] раз$/],
	["телег", `<p>${words(40)}<b>телеграм</b> и ещё</p>`, /^… (слово ){5,9}\[телег\]рам и ещё$/],
	["телег", `${long}<p>телеграм</p>`, /^… (слово ){5,9}\[телег\]рам/],
	["телег", `${long}<p>${"длинное".repeat(9)}-телеграм</p>`, "… [телег]рам"],
	["телег", `${long}<p>${"длинное".repeat(9)}-телеграм и ещё</p>`, "… [телег]рам и ещё"],
	["нет", long, htmlToTeaser(long)],
	["заголовок", `${long}<p>заголовок</p>`, htmlToTeaser(long)],
])("a card shows the passage that matches %s", (query, description, expected) => {
	const template = createTemplate({ title: "Заголовок", description });
	const shown = bracketed(createSearchMarks(query, [])?.passage(template, htmlToTeaser(description)));
	if (typeof expected === "string") expect(shown).toBe(expected);
	else expect(shown).toMatch(expected);
});
