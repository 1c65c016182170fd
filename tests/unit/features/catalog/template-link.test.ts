import { templateIdOf, templatePagePath } from "../../../../src/features/catalog/template-link";

const parameter = (id: string) => templatePagePath(id).replace(/^\/template\/|\/$/g, "");

test.each(["5", "plain-7", "a b", "тест", "oʻzbek", "v1.2", "emoji 🐟"])("the path keeps the id %s", (id) => {
	expect(templatePagePath(id)).toBe(`/template/${encodeURIComponent(id)}/`);
	expect(templateIdOf(decodeURIComponent(parameter(id)))).toBe(id);
});

test.each(["100%", "a/b", "a%2Fb", "../x", "..", ".", "?q#h", "a\\b", "~", "~ab", "nul\0l", "%E0%A4%A", "тест/🐟"])(
	"the id %j survives repeated decoding",
	(id) => {
		const found = parameter(id);
		expect(found).toMatch(/^~[0-9a-f]+$/);
		expect(templateIdOf(decodeURIComponent(decodeURIComponent(found)))).toBe(id);
	},
);

test.each(["~", "~xyz", "~abc", "x~61"])("the parameter %s is an id, not hexadecimal", (text) => {
	expect(templateIdOf(text)).toBe(text);
});
