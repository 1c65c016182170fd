import { MarketError } from "../../../../../src/features/catalog/api/client";
import { parseTemplate, parseTemplates } from "../../../../../src/features/catalog/api/parse";
import { placeholderData } from "../../../../../src/features/catalog/placeholder-data";
import { recordConsole } from "../../../../kit/record-console";

describe("the list", () => {
	const wire = { id: 7, title: "Bot", description: "<p>Talks.</p>", script_count: 3 };
	const placeholders = placeholderData("7", 0);

	test("has its templates in order, with placeholders", () => {
		expect(parseTemplates([wire, { ...wire, id: "b-8" }])).toMatchObject([
			{ id: "7", index: 0, title: "Bot", description: "<p>Talks.</p>", scriptCount: 3, ...placeholders },
			{ id: "b-8", index: 1, title: "Bot", price: 0 },
		]);
	});

	test.each([
		[{ description: undefined }, { description: "" }],
		[{ script_count: "3" }, { scriptCount: 0 }],
		[{ language: "uz-latn" }, { lang: "uz-Latn" }],
		[{ language: "Russian!" }, { lang: undefined }],
		[{ language: 5 }, { lang: undefined }],
		[{ language: "und" }, { lang: undefined }],
		[{ language: "x-klingon" }, { lang: undefined }],
		[{ title: "T".repeat(1_000_000) }, { title: `${"T".repeat(299)}…` }],
		[{ description: "d".repeat(1_000_000) }, { description: "d".repeat(100_000) }],
		[{ script_count: 1e12 }, { scriptCount: 1_000_000 }],
		[{ title: "\u202eB\u200bo\u00adt\u2066\u3164\ufeff\u061c\u200f" }, { title: "Bot" }],
		[{ title: "" }, { title: "#7" }],
		[
			{ title: `e${"\u0301".repeat(99)}x`, description: `<p>${"\u0300".repeat(99)}</p>` },
			{ title: `e${"\u0301".repeat(8)}x`, description: `<p>${"\u0300".repeat(8)}</p>` },
		],
		[{ title: `${"T".repeat(296)}👩‍${"👧‍".repeat(9)}` }, { title: `${"T".repeat(296)}👩…` }],
	])("with %j is read as %j", (sent, read) => {
		expect(parseTemplates([{ ...wire, ...sent }])[0]).toMatchObject(read);
	});

	test("skips invalid entries, also in the index, and logs a message", () => {
		const log = recordConsole();
		const entries = [{ id: 8 }, null, wire, "template", { title: "no id" }, { id: "", title: "empty id" }];
		expect(parseTemplates(entries)).toMatchObject([{ id: "7", index: 0 }]);
		const reason = "each needs a title, and an id of 1 to 64 letters, digits, _ and -";
		expect(log.mock.calls).toEqual([[`5 of 6 entries of the list of templates are left out: ${reason}`]]);
	});

	test("leaves out ids that an address cannot have as they are", () => {
		const log = recordConsole();
		const valid = ["7", "a-B_9", "-1", "__proto__", "404", "x".repeat(64)];
		const invalid = [
			"../x",
			"a/b",
			"a.b",
			"%",
			"~",
			"a b",
			"тест",
			"😀",
			"\0",
			"a\n",
			"[id]",
			"",
			"x".repeat(65),
			1e30,
			null,
		];
		const read = parseTemplates([...valid, ...invalid].map((id) => ({ ...wire, id })));
		expect(read.map(({ id }) => id)).toEqual(valid);
		expect(log).toHaveBeenCalledTimes(1);
	});

	test.each([
		["an object", {}],
		["a list of which no entry can be read", [null, {}, "x"]],
	])("cannot be %s", (_, answer) => {
		expect(() => parseTemplates(answer)).toThrow(MarketError);
	});
});

describe("a template", () => {
	const script = { id: 11, name: "Main", releaseCode: "class Main {}\n" };
	const wire = { title: "Bot", description: "<p>Talks.</p>", data: [{ script }] };

	test("has its scripts, the count of its entries, and the index of a detail page", () => {
		const answer = { ...wire, data: [{ script }, { script: { ...script, id: "s-12" } }] };
		expect(parseTemplate("5", answer)).toMatchObject({
			index: -1,
			scriptCount: 2,
			scripts: [
				{ id: "11", name: "Main", code: "class Main {}\n" },
				{ id: "s-12", name: "Main", code: "class Main {}\n" },
			],
		});
	});

	test.each([
		[{ data: null }, { scripts: [], scriptCount: 0 }],
		[{ data: [{ script: { ...script, releaseCode: null } }] }, { scripts: [{ id: "11", name: "Main", code: "" }] }],
		[{ data: [{ script: { ...script, name: " \u200b" } }] }, { scripts: [{ name: "#11" }] }],
		[
			{ data: [{ script }, { script }, { script: { ...script, id: "11-2" } }] },
			{ scripts: [{ id: "11" }, { id: "11-2" }, { id: "11-2-2" }] },
		],
		[
			{ data: [{ script: { ...script, releaseCode: `a${"\u0300".repeat(99)};` } }] },
			{ scripts: [{ code: `a${"\u0300".repeat(8)};` }] },
		],
	])("with %j is read as %j", (sent, read) => {
		expect(parseTemplate("5", { ...wire, ...sent })).toMatchObject(read);
	});

	test("skips invalid scripts, also in the count, and logs a message", () => {
		const log = recordConsole();
		const answer = { ...wire, data: [{ script }, { script: { id: 12 } }, {}] };
		expect(parseTemplate("5", answer)).toMatchObject({ scriptCount: 1 });
		expect(log.mock.calls).toEqual([
			["2 of 3 entries of the scripts of the template are left out: each needs a script with an id and a name"],
		]);
	});

	test.each([
		["null", null],
		["an object with a title that is no text", { ...wire, title: 5 }],
		["the list of all templates", [{ id: 1, title: "Bot" }]],
		["a template whose data is not a list", { ...wire, data: "none" }],
		["a template of which no script can be read", { ...wire, data: [{}, null] }],
	])("cannot be %s", (_, answer) => {
		expect(() => parseTemplate("5", answer)).toThrow(MarketError);
	});
});
