import { MarketError } from "../../../../src/market/api/market-error";
import { fetchTemplates } from "../../../../src/market/api/templates";
import type { Template } from "../../../../src/market/model";
import { largeCatalogue } from "../../../kit/large-catalogue";
import { marketServer } from "../../../kit/market-server";
import { recordConsole } from "../../../kit/record-console";

const market = marketServer();
const tags = (count: number) => Array.from({ length: count }, (_, index) => `Tag ${index}`);
const wire = { id: 7, title: "Bot", description: "<p>Talks.</p>", script_count: 3 };

test("gives the templates of the list call", async () => {
	market.answers({ body: [wire, { ...wire, id: "b-8" }] });
	expect(await fetchTemplates()).toMatchObject([
		{ id: "7", title: "Bot", description: "<p>Talks.</p>", scriptCount: 3 },
		{ id: "b-8", title: "Bot" },
	]);
	expect(market.calls.map(({ path }) => path)).toEqual(["/api/public/market/getAll"]);
});

test("takes an empty catalogue for what it is", async () => {
	market.answers({ body: [] });
	expect(await fetchTemplates()).toEqual([]);
});

test.each([
	[{ description: undefined }, { description: "" }],
	[{ description: null }, { description: "" }],
	[{ script_count: undefined }, { scriptCount: 0 }],
	[{ script_count: "3" }, { scriptCount: 0 }],
	[{ script_count: -1 }, { scriptCount: 0 }],
	[{ id: 0 }, { id: "0" }],
	[{ author: { name: "Ada", role: "CTO" } }, { author: { name: "Ada", role: "CTO", avatar: undefined } }],
	[{ author: { role: "CTO" } }, { author: undefined }],
	[{ languages: ["Kotlin", 5] }, { languages: ["Kotlin"] }],
	[{ languages: Array.from({ length: 99 }, (_, index) => `Tag ${index % 20}`) }, { languages: tags(12) }],
	[{ price: 1e300 }, { price: undefined }],
	[{ title: "T".repeat(300) }, { title: "T".repeat(300) }],
	[{ title: "T".repeat(1_000_000) }, { title: `${"T".repeat(299)}…` }],
	[{ title: `${"T".repeat(298)}${"😀".repeat(9)}` }, { title: `${"T".repeat(298)}…` }],
	[{ description: "d".repeat(1_000_000) }, { description: "d".repeat(100_000) }],
	[{ author: { name: "n".repeat(1_000), role: 5 } }, { author: { name: `${"n".repeat(299)}…` } }],
	[{ price: 0 }, { price: 0 }],
	[{ price: "12" }, { price: undefined }],
	[{ created_at: "2026-01-02T03:04:05Z" }, { createdAt: new Date("2026-01-02T03:04:05Z") }],
	[{ updated_at: "yesterday" }, { updatedAt: undefined }],
])("reads %j as %j", async (sent, read) => {
	market.answers({ body: [{ ...wire, ...sent }] });
	const [template] = await fetchTemplates();
	expect(template).toMatchObject(read);
});

test("a list that has not changed stays the same, and so does each template of one that has", async () => {
	const dated = { ...wire, id: 8, updated_at: "2026-01-02T03:04:05Z", languages: ["Java"] };
	market.answers({ body: [wire, dated] });
	const known = await fetchTemplates();
	expect(await fetchTemplates(undefined, undefined, known)).toBe(known);
	for (const change of [{ title: "Chat bot" }, { description: "" }, { script_count: 4 }, { languages: ["C++"] }]) {
		market.answers({ body: [wire, { ...dated, ...change }] });
		const next = await fetchTemplates(undefined, undefined, known);
		expect(next[0]).toBe(known[0]);
		expect(next[1]).not.toEqual(known[1]);
	}
	for (const body of [[wire], [wire, dated, { ...wire, id: 9 }], [dated, wire], []]) {
		market.answers({ body });
		const next = await fetchTemplates(undefined, undefined, known);
		expect(next.map(({ id }) => id)).toEqual(body.map(({ id }) => String(id)));
	}
});

test("leaves an entry that cannot be read out and logs that, once", async () => {
	const log = recordConsole();
	market.answers({ body: [wire, { id: 8 }, null, "template", { title: "no id" }, { id: "", title: "empty id" }] });
	expect(await fetchTemplates()).toMatchObject([{ id: "7" }]);
	expect(log.mock.calls).toEqual([["5 of 6 entries of the list of templates could not be read and are left out"]]);
});

test("shows the first part of a long list while the rest is on its way", async () => {
	const long = largeCatalogue(2_000);
	market.answers({ body: long });
	const shown: Template[][] = [];
	const templates = await fetchTemplates(undefined, (first) => shown.push(first));
	expect(templates.map(({ title }) => title)).toEqual(long.map(({ title }) => title));
	expect(templates.map(({ description }) => description)).toEqual(long.map(({ description }) => description));
	expect(shown).toEqual([templates.slice(0, 60)]);
});

test("a list that is cut off fails, whatever has been shown of it", async () => {
	market.answers({ body: JSON.stringify(largeCatalogue(500)).slice(0, -1) });
	const shown = jest.fn();
	await expect(fetchTemplates(undefined, shown)).rejects.toThrow("was not answered with JSON");
	expect(shown).toHaveBeenCalledTimes(1);
});

test.each([
	["an object", {}],
	["null", null],
	["a string", "templates"],
	["a number", 5],
	["a list of which nothing can be read", [null, {}, "x"]],
])("throws a MarketError when the answer is %s", async (_, body) => {
	market.answers({ body });
	await expect(fetchTemplates()).rejects.toThrow(MarketError);
});
