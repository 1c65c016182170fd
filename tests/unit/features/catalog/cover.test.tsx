import fs from "node:fs";
import { screen } from "@testing-library/react";
import { coverIcons } from "../../../../content-model/schemas/covers";
import { chooseIcons, indexKeywords } from "../../../../src/features/catalog/cover/choose-icons";
import { Cover } from "../../../../src/features/catalog/cover/cover";
import { renderPage } from "../../../kit/render";

const index = indexKeywords([
	{ icon: "bank", keywords: ["bank*", "rates", "курс*"] },
	{ icon: "telegram", keywords: ["Telegram"] },
	{ icon: "card", keywords: ["toʻlov*", "rates"] },
	{ icon: "ledger", keywords: ["1C"] },
]);

test.each([
	["Exchange rates to Telegram", ["bank", "telegram"]],
	["TELEGRAM: banking, telegram, 1C", ["telegram", "bank"]],
	["Курсы валют", ["bank"]],
	// Any apostrophe, either alphabet, the same letter of the other one.
	["To'lovlar", ["card"]],
	["Банклар", ["bank"]],
	["Обмен с 1С", ["ledger"]],
	["Telegrams of a rate", []],
])("the icons of %j are %j", (text, icons) => {
	expect(chooseIcons(text, index)).toEqual(icons);
});

test.each([
	["Exchange rates", "Posted to Telegram.", ["bank", "telegram"]],
	["Exchange rates", "Every day.", ["bank"]],
	["Retry", "", []],
])("the cover of %j, %j has the icons %j", (title, teaser, icons) => {
	const { container } = renderPage(<Cover template={{ id: "1", title, scriptCount: 1 }} teaser={teaser} />);
	const symbols = [...container.querySelectorAll("use")].map((use) => use.getAttribute("href"));
	expect(symbols).toEqual(icons.map((icon) => `#cover-${icon}`));
	expect(container.querySelectorAll('svg:not([aria-hidden="true"])')).toHaveLength(0);
});

test.each([
	["101", 3, /^\/static\/cups\/101-/],
	["none", 3, /^\/cups\/3\.svg$/],
	["none", 1_000, /^\/cups\/12\.svg$/],
])("the cup of the template %s with %i scripts is %s", (id, scriptCount, src) => {
	renderPage(<Cover template={{ id, title: "", scriptCount }} teaser="" />);
	expect(screen.getByRole("presentation")).toHaveAttribute("src", expect.stringMatching(src));
});

test("the sprite has a symbol for each icon", () => {
	const sprite = fs.readFileSync("src/features/catalog/cover/covers.svg", "utf8");
	const ids = [...sprite.matchAll(/<symbol id="cover-([^"]+)"/g)].map(([, id]) => id);
	expect(ids.sort()).toEqual([...coverIcons].sort());
});
