import { MarketError } from "../../../../src/market/api/market-error";
import { templatePath } from "../../../../src/market/api/paths";
import { fetchTemplate } from "../../../../src/market/api/template";
import { marketServer } from "../../../kit/market-server";
import { recordConsole } from "../../../kit/record-console";

const market = marketServer();
const script = { id: 11, name: "Main", releaseCode: "class Main {}\n" };
const wire = { title: "Bot", description: "<p>Talks.</p>", data: [{ script }] };

test("gives the template with its scripts, as many as there are entries", async () => {
	market.answers({ body: { ...wire, data: [{ script }, { script: { ...script, id: "s-12" } }] } });
	expect(await fetchTemplate("5")).toMatchObject({
		id: "5",
		title: "Bot",
		description: "<p>Talks.</p>",
		scriptCount: 2,
		scripts: [
			{ id: "11", name: "Main", code: "class Main {}\n" },
			{ id: "s-12", name: "Main" },
		],
	});
});

test.each(["5", "a/b?c#d", "1&id=2", "б 100%"])("asks for exactly the id %j", async (id) => {
	market.answers({ body: wire });
	await fetchTemplate(id);
	const url = new URL(market.calls[0]?.path ?? "", "http://market");
	expect(url.pathname).toBe("/api/public/market/getAll");
	expect([...url.searchParams]).toEqual([["id", id]]);
});

test("asks for what an address can hold of an id", () => {
	expect(templatePath("a\ud800😀")).toBe("/public/market/getAll?id=a%EF%BF%BD%F0%9F%98%80");
});

test.each([
	[{ data: undefined }, { scripts: [], scriptCount: 0 }],
	[{ data: null }, { scripts: [], scriptCount: 0 }],
	[{ data: [] }, { scripts: [], scriptCount: 0 }],
	[{ data: [{ script: { ...script, releaseCode: null } }] }, { scripts: [{ id: "11", name: "Main", code: "" }] }],
	[{ description: 5 }, { description: "" }],
	[{ description: "d".repeat(1_000_000) }, { description: "d".repeat(100_000) }],
	[{ title: "T".repeat(1_000_000) }, { title: `${"T".repeat(299)}…` }],
	[{ data: [{ script: { ...script, name: "n".repeat(999) } }] }, { scripts: [{ name: `${"n".repeat(299)}…` }] }],
])("reads %j as %j", async (sent, read) => {
	market.answers({ body: { ...wire, ...sent } });
	expect(await fetchTemplate("5")).toMatchObject(read);
});

test("leaves a script that cannot be read out, out of the count too, and logs that", async () => {
	const log = recordConsole();
	market.answers({ body: { ...wire, data: [{ script }, { script: { id: 12 } }, {}] } });
	expect(await fetchTemplate("5")).toMatchObject({ scriptCount: 1 });
	expect(log.mock.calls).toEqual([
		["2 of 3 entries of the scripts of the template could not be read and are left out"],
	]);
});

test.each([
	["an object without a title", {}],
	["null", null],
	["a string", "Bot"],
	["the list of all templates", [{ id: 1, title: "Bot" }]],
	["a template whose data is no list", { ...wire, data: "none" }],
	["a template of whose scripts none can be read", { ...wire, data: [{}, null] }],
])("throws a MarketError when the answer is %s", async (_, body) => {
	market.answers({ body });
	await expect(fetchTemplate("5")).rejects.toThrow(MarketError);
});

test("tells by the status that an id is unknown", async () => {
	market.answers({ status: 404, body: { detail: "Not found." } });
	await expect(fetchTemplate("none")).rejects.toMatchObject({ name: "MarketError", status: 404 });
});
