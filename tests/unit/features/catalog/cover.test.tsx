import fs from "node:fs";
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

const symbols = (container: HTMLElement) =>
	[...container.querySelectorAll("use")].map((use) => use.getAttribute("href"));

test("a cover shows the icons of the title and the teaser, with a bean between them", () => {
	const template = { id: "1", title: "Exchange rates" };
	const { container } = renderPage(<Cover template={template} teaser="Posted to Telegram." />);
	expect(symbols(container)).toEqual(["/covers.svg#bank", "/covers.svg#bean", "/covers.svg#telegram"]);
	expect(container.querySelectorAll('svg:not([aria-hidden="true"])')).toHaveLength(0);
});

test("without a keyword, a cover has beans that only depend on the id", () => {
	const cover = (id: string) => {
		const { container, unmount } = renderPage(<Cover template={{ id, title: "Retry" }} teaser="" />);
		const html = container.innerHTML;
		expect(new Set(symbols(container))).toEqual(new Set(["/covers.svg#bean"]));
		unmount();
		return html;
	};
	expect(cover("1")).toBe(cover("1"));
	expect(cover("1")).not.toBe(cover("2"));
});

test("the sprite has a symbol for each icon, and the bean of the logo", () => {
	const sprite = fs.readFileSync("static/covers.svg", "utf8");
	const ids = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
	expect(ids.sort()).toEqual(["bean", ...coverIcons].sort());
	const [, bean] = /<path transform="[^"]+" (d="[^"]+")/.exec(fs.readFileSync("artwork/logo.svg", "utf8")) ?? [];
	expect(sprite).toContain(bean);
});
