import { neighboursOf } from "../../../../src/market/more/neighbours";

const template = (id: string) => ({ id, title: `T${id}`, description: "", scriptCount: 1 });
const all = ["1", "2", "3", "4"].map(template);
const around = (id: string, order?: string[], templates = all) => {
	const { previous, next } = neighboursOf(id, templates, order);
	return [previous?.id, next?.id];
};

test.each([
	["1", undefined, [undefined, "2"]],
	["2", undefined, ["1", "3"]],
	["4", undefined, ["3", undefined]],
	["3", ["4", "3", "1"], ["4", "1"]],
	["2", ["4", "3", "1"], ["1", "3"]],
	["1", ["9", "1", "8", "2"], [undefined, "2"]],
	["7", undefined, [undefined, undefined]],
])("%s has its neighbours in the list %j", (id, order, expected) => {
	expect(around(id, order)).toEqual(expected);
});

test("an id that comes twice leads on", () => {
	expect(around("2", undefined, ["1", "2", "2", "3"].map(template))).toEqual(["1", "3"]);
});
