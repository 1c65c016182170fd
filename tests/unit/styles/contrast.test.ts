import fs from "node:fs";

const sheets = ["scale", "roles"].map((name) => fs.readFileSync(`src/styles/${name}.css`, "utf8").split("@media")[0]);
const declarations = [...sheets.join("").matchAll(/(--[\w-]+): ([^;]+);/g)];
const tokens = new Map(declarations.map(([, name, value]) => [name, value]));

/** The channels of a color or its token, from 0 to 1. */
function channels(token: string): number[] {
	const value = tokens.get(token) ?? token;
	const [, reference] = /^var\((.+)\)$/.exec(value) ?? [];
	if (reference) return channels(reference);
	return [1, 3, 5].map((start) => Number.parseInt(value.slice(start, start + 2), 16) / 255);
}

/** The relative luminance of WCAG. */
function luminance(token: string): number {
	const [red = 0, green = 0, blue = 0] = channels(token).map((channel) =>
		channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
	);
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
	const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
}

test.each(["--color-page", "--color-surface", "--color-raised", "--color-hover"])(
	"the outline of controls has a contrast of 3:1 with %s",
	(surface) => {
		expect(contrast("--color-control", surface)).toBeGreaterThanOrEqual(3);
	},
);

test("the icon of a tab has a contrast of 3:1 with light and dark tabs", () => {
	const svg = fs.readFileSync("static/favicon.svg", "utf8");
	const [dark = "", light = ""] = svg.match(/#[0-9a-f]{6}/g) ?? [];
	expect(contrast(dark, "--color-page")).toBeGreaterThanOrEqual(3);
	expect(contrast(light, "#ffffff")).toBeGreaterThanOrEqual(3);
});
