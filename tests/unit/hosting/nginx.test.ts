/** @jest-environment node */
import { fillTemplate } from "../../../hosting/nginx";

test("replaces placeholders and keeps nginx variables", () => {
	expect(fillTemplate("listen {{PORT}};\nreturn 301 $uri/{1};", { PORT: "80" })).toBe(
		"listen 80;\nreturn 301 $uri/{1};",
	);
});

const nested = "a\n#if ONE\nb\n\t#if TWO\nc\n\t#else\nd\n\t#end\n#end\ne";

test.each([
	[{}, "a e"],
	[{ ONE: "1" }, "a b d e"],
	[{ ONE: "1", TWO: "2" }, "a b c e"],
	[{ TWO: "2" }, "a e"],
	[{ ONE: "" }, "a e"],
])("evaluates conditions with %j to %s", (values, expected) => {
	expect(fillTemplate(nested, values).split("\n").join(" ")).toBe(expected);
});

test("throws on a name without a value, except in a dropped line", () => {
	expect(() => fillTemplate("{{PORT}}", {})).toThrow("PORT has no value");
	expect(fillTemplate("#if A\n{{PORT}}\n#end\nx", {})).toBe("x");
	expect(() => fillTemplate("#if A\nx", {})).toThrow("no #end");
});
