import fs from "node:fs";

const sheet = ["scale", "roles"]
	.map((name) => fs.readFileSync(`src/styles/${name}.css`, "utf8").split("@media")[0])
	.join("");

/** The tokens that a rule declares. */
function tokensOf(selector: string): Map<string, string> {
	const rules = [...sheet.matchAll(/^([^\s{/][^{]*) \{([^}]*)\}/gm)].filter(([, name]) => name === selector);
	const declarations = rules.flatMap(([, , body = ""]) => [...body.matchAll(/(--[\w-]+): ([^;]+);/g)]);
	return new Map(declarations.map(([, name = "", value = ""]) => [name, value]));
}

const page = tokensOf(":root");
const grounds = new Map([
	["the page", page],
	["milk", new Map([...page, ...tokensOf('[data-ground="milk"]')])],
]);

/** The channels of a color or its token, from 0 to 1. */
function channels(token: string, tokens: Map<string, string>): number[] {
	const value = tokens.get(token) ?? token;
	const [, reference] = /^var\((.+)\)$/.exec(value) ?? [];
	if (reference) return channels(reference, tokens);
	const hex = value.length === 4 ? value.replace(/[^#]/g, "$&$&") : value;
	return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
}

/** The relative luminance of WCAG. */
function luminance(token: string, tokens: Map<string, string>): number {
	const [red = 0, green = 0, blue = 0] = channels(token, tokens).map((channel) =>
		channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
	);
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, tokens = page): number {
	const [dark = 0, light = 0] = [luminance(one, tokens), luminance(other, tokens)].sort((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
}

const surfaces = ["page", "surface", "raised", "hover"];

/** The least contrast of colors with those behind them (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs: [number, colors: string[], behind: string[]][] = [
	[4.5, ["text", "text-soft", "text-muted", "accent-text", "live", "danger"], surfaces],
	[4.5, ["accent-text"], ["accent-wash"]],
	[4.5, ["live"], ["live-wash"]],
	[4.5, ["danger"], ["danger-wash"]],
	[4.5, ["on-accent"], ["accent", "accent-hover"]],
	[3, ["control", "focus"], surfaces],
];

test.each([...grounds])("the colors on %s have enough contrast", (_, tokens) => {
	const all = pairs.flatMap(([least, colors, behind]) =>
		colors.flatMap((color) => behind.map((back) => ({ least, color: `--color-${color}`, back: `--color-${back}` }))),
	);
	expect(all.filter(({ least, color, back }) => !(contrast(color, back, tokens) >= least))).toEqual([]);
});

test("the icon of a tab has a contrast of 3:1 with light and dark tabs", () => {
	const svg = fs.readFileSync("static/favicon.svg", "utf8");
	const [dark = "", light = ""] = svg.match(/#[0-9a-f]{6}/g) ?? [];
	expect(contrast(dark, "--color-page")).toBeGreaterThanOrEqual(3);
	expect(contrast(light, "#ffffff")).toBeGreaterThanOrEqual(3);
});
