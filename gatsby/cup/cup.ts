import { type Leaf, leavesOf, lineLengths, type Ripple } from "./leaves";

type Point = [x: number, y: number];

const round = (value: number): string => String(Math.round(value * 10) / 10 || 0).replace(/^(-?)0\./, "$1.");

/** Coordinates as SVG writes them, in as few characters as possible. */
const coordinates = (points: Point[]): string => points.flat().map(round).join(" ").replaceAll(" -", "-");

/** A closed shape around the stem. @param right its right half as cubic Bézier curves, from the bottom to the top */
function symmetricShape(right: Point[]): string {
	const left = right.map(([x, y]): Point => [-x, y]).reverse();
	return `M${coordinates(right.slice(0, 1))}C${coordinates([...right.slice(1), ...left.slice(1)])}Z`;
}

/** The stem points up, where y is negative. */
function ripplePath({ start, height, width, lift }: Ripple): string {
	return symmetricShape([
		[0, -start],
		[width * 0.5, -start + height * 0.1],
		[width * 0.94, -start - lift * 0.28],
		[width, -start - lift],
		[width * 0.78, -start - lift * 0.62 - height * 0.14],
		[width * 0.42, -start - height * 0.98],
		[0, -start - height],
	]);
}

function heartPath({ start, height, width }: Leaf["heart"]): string {
	return symmetricShape([
		[0, -start],
		[width * 0.42, -start - height * 0.16],
		[width * 1.02, -start - height * 0.4],
		[width, -start - height * 0.72],
		[width * 0.98, -start - height * 1.04],
		[width * 0.3, -start - height * 1.14],
		[0, -start - height * 0.84],
	]);
}

/** The line that is pulled through a leaf, from its heart to below its base: a slight S. */
function stemPath({ heart }: Leaf): string {
	const end = heart.start + heart.height * 0.72;
	const bend = end * 0.045;
	return `M0 4C${coordinates([
		[bend, -end * 0.33],
		[-bend, -end * 0.66],
		[0, -end],
	])}`;
}

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, "0");

/** @param part 0 for the first color, 1 for the second */
function mix(first: string, second: string, part: number): string {
	const channel = (color: string, index: number) => Number.parseInt(color.slice(1 + index * 2, 3 + index * 2), 16);
	const channels = [0, 1, 2].map((index) => channel(first, index) * (1 - part) + channel(second, index) * part);
	return `#${channels.map(hex).join("")}`;
}

/** Each from weak to strong. */
const coffee = {
	center: ["#b0713a", "#6d3d18"],
	middle: ["#8d5322", "#4a280f"],
	edge: ["#5a3013", "#1f1108"],
} as const;

/** So many lines make the strongest coffee. */
const strongestLines = 320;

/** The gradients that do not depend on the source: light on the rim, its inner side, and the milk. */
const gradients =
	'<linearGradient id="rim" x1=".2" x2=".8" y2="1"><stop stop-color="#fffcf7"/><stop offset=".5" stop-color="#e9dece"/><stop offset="1" stop-color="#bda98e"/></linearGradient>' +
	'<linearGradient id="wall" x1=".8" x2=".2" y2="1"><stop stop-color="#8f7b62"/><stop offset="1" stop-color="#f4ebdd"/></linearGradient>' +
	'<radialGradient id="milk" gradientUnits="userSpaceOnUse" r="96"><stop stop-color="#fffaf2"/><stop offset="1" stop-color="#eee1cd"/></radialGradient>';

/** The crema along the edge: two rings. */
const crema =
	'<g fill="none" stroke="#dda04a"><circle r="90" stroke-opacity=".55" stroke-width="3"/><circle r="86.5" stroke-opacity=".16" stroke-width="4"/></g>';

/** The outline of a leaf, and where it lies in the cup. */
export type LeafShape = { path: string; stem: string; transform: string };

/** @param codes the source of each script @param turn of the whole picture, in degrees */
export function leafShapes(codes: readonly string[], turn = 0): LeafShape[] {
	return leavesOf(codes).map((leaf) => ({
		path: leaf.ripples.map(ripplePath).join("") + heartPath(leaf.heart),
		stem: stemPath(leaf),
		transform: `rotate(${round(turn)})translate(${coordinates([[leaf.x, leaf.y]])})rotate(${round(leaf.turn)})`,
	}));
}

/**
 * A cup seen from above, whose latte art is poured from source code: a leaf is a script, a ripple a few of its lines, as wide as they
 * are long. More lines make darker coffee.
 * @param codes the source of each script; without any, the cup has no milk
 * @param turn of the picture, in degrees
 * @returns a document in SVG
 */
export function cup(codes: readonly string[], turn = 0): string {
	const lines = codes.reduce((sum, code) => sum + lineLengths(code).length, 0);
	const strength = Math.min(1, lines / strongestLines);
	const center = mix(...coffee.center, strength);
	const middle = mix(...coffee.middle, strength);
	const edge = mix(...coffee.edge, strength);
	const shapes = leafShapes(codes, turn);
	const leaves = shapes.map(({ path, transform }) => `<path transform="${transform}" d="${path}"/>`);
	const stems = shapes.map(({ stem, transform }) => `<path transform="${transform}" d="${stem}"/>`);
	return [
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-104-104 208 208"><defs>',
		`<radialGradient id="coffee" cy=".46"><stop stop-color="${center}"/><stop offset=".62" stop-color="${middle}"/><stop offset="1" stop-color="${edge}"/></radialGradient>`,
		gradients,
		`<g id="leaves">${leaves.join("")}</g></defs>`,
		'<circle r="102" fill="url(#rim)"/><circle r="96.5" fill="url(#wall)"/><circle r="92" fill="url(#coffee)"/>',
		crema,
		`<use href="#leaves" y="1.6" fill="${edge}" opacity=".45"/><use href="#leaves" fill="url(#milk)"/>`,
		`<g fill="none" stroke="${middle}" stroke-width="1.5" stroke-linecap="round">${stems.join("")}</g></svg>`,
	].join("");
}
