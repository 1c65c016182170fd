import { templateIdOf, templatePagePath } from "../../../src/market/template-page-path";

const parameter = (id: string) => templatePagePath(id).replace(/^\/template\/|\/$/g, "");

test.each(["5", "plain-7", "a b", "тест", "oʻzbek", "v1.2", "emoji 🐟"])("%s stands in the address as it is", (id) => {
	expect(templatePagePath(id)).toBe(`/template/${encodeURIComponent(id)}/`);
	expect(templateIdOf(decodeURIComponent(parameter(id)))).toBe(id);
});

test.each(["100%", "a/b", "a%2Fb", "../x", "..", ".", "?q#h", "a\\b", "~", "~ab", "nul\0l", "%E0%A4%A", "тест/🐟"])(
	"%j survives an address that is decoded again and again",
	(id) => {
		const found = parameter(id);
		expect(found).toMatch(/^~[0-9a-f]+$/);
		expect(templateIdOf(decodeURIComponent(decodeURIComponent(found)))).toBe(id);
	},
);

test.each(["~", "~xyz", "~abc", "x~61"])("%s is taken as it is, as no link of the site says so", (text) => {
	expect(templateIdOf(text)).toBe(text);
});
