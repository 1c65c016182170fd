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

test.each([
	["Exchange rates", "Posted to Telegram.", ["bank", "telegram"]],
	["Exchange rates", "Every day.", ["bank", "bean"]],
	["Retry", "", ["bean", "bean"]],
])("the cover of %j, %j has the icons %j, and a bean between them", (title, teaser, [source, target]) => {
	const { container } = renderPage(<Cover title={title} teaser={teaser} />);
	const symbols = [...container.querySelectorAll("use")].map((use) => use.getAttribute("href"));
	expect(symbols).toEqual([`#cover-${source}`, "#cover-bean", `#cover-${target}`]);
	expect(container.querySelectorAll('svg:not([aria-hidden="true"])')).toHaveLength(0);
});

test("the sprite has a symbol for each icon, and the bean of the logo", () => {
	const sprite = fs.readFileSync("src/features/catalog/cover/covers.svg", "utf8");
	const ids = [...sprite.matchAll(/<symbol id="cover-([^"]+)"/g)].map(([, id]) => id);
	expect(ids.sort()).toEqual(["bean", ...coverIcons].sort());
	const [, bean] = /<path transform="[^"]+" (d="[^"]+")/.exec(fs.readFileSync("artwork/logo.svg", "utf8")) ?? [];
	expect(sprite).toContain(bean);
});
