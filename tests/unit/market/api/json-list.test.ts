import { jsonListReader } from "../../../../src/market/api/json-list";

/** Reads the text in pieces of so many characters, as they would arrive. */
function readInPieces(text: string, length: number): unknown {
	const list = jsonListReader();
	const entries: unknown[] = [];
	for (let from = 0; from < text.length; from += length) entries.push(...list.read(text.slice(from, from + length)));
	const other = list.end();
	return other === undefined ? entries : other;
}

function outcome(read: () => unknown): unknown {
	try {
		return { value: read() };
	} catch (error) {
		return (error as Error).name;
	}
}

const texts = [
	"",
	" ",
	"[]",
	" \n[ ]\t",
	"[1]",
	"[1,2,3]",
	' [ {"a": [1, {"b": []}]} , null, true, -1.5e3, "x,y]" ]\n',
	'["\\"", "\\\\", "\\\\\\"", "{[", "]}", "\\u005d"]',
	'[{"id": 1, "description": "<a href=\\"x\\">[1], {2}</a>"}, {"id": 2}]',
	'{"items": [1, 2]}',
	"null",
	"7",
	'"[1]"',
	"<!doctype html><p>[1]</p>",
	"[",
	"[1",
	"[1,",
	"[1,]",
	"[,1]",
	"[,]",
	"[1,,2]",
	"[1 2]",
	"[1}",
	'[{"a": 1]',
	'[{"a": 1]}',
	'[{"a": 1}}',
	"[[1, 2]",
	'["a',
	'["a\\',
	"[1] x",
	"[1][2]",
	"[1],",
	"[undefined]",
	"[01]",
];

test.each(texts)("takes %j for what JSON.parse takes it, however it arrives", (text) => {
	const expected = outcome(() => JSON.parse(text));
	for (let length = 1; length <= text.length + 1; length += 1) {
		expect(outcome(() => readInPieces(text, length))).toEqual(expected);
	}
});

test("hands entries on as soon as the next one begins", () => {
	const list = jsonListReader();
	expect(list.read('[{"id": 1}, {"id')).toEqual([{ id: 1 }]);
	expect(list.read('": 2}')).toEqual([]);
	expect(list.read(', {"id": 3}, {')).toEqual([{ id: 2 }, { id: 3 }]);
	expect(list.read('"id": 4}]')).toEqual([{ id: 4 }]);
	expect(list.end()).toBeUndefined();
});
