import { hashOf, placeOf } from "../../../../src/market/detail/script-hash";

test.each(["", "#", "#info", "#script", "#Scripts", "#%", "#scripts2"])("%j is Info", (hash) => {
	expect(placeOf(hash)).toEqual({ tab: "info" });
});

test("an id that cannot be read leads to the tab", () => {
	expect(placeOf("#script-%E0%A4%A")).toEqual({ tab: "scripts" });
	expect(hashOf({ tab: "scripts", script: "\ud800" })).toBe("#scripts");
});

test.each(["1002", "a b", "ё/#?&%", "-", "s"])("the script %j is found again", (script) => {
	const hash = hashOf({ tab: "scripts", script });
	expect(hash).toMatch(/^#script-[^\s#]+$/);
	expect(placeOf(hash)).toEqual({ tab: "scripts", script });
});

test("the tabs alone", () => {
	expect(hashOf({ tab: "info", script: "1" })).toBe("");
	expect(hashOf({ tab: "scripts" })).toBe("#scripts");
	expect(placeOf("#scripts")).toEqual({ tab: "scripts" });
});
