import { type Leaf, leavesOf, type Ripple } from "./leaves";

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

/** A leaf as paths of SVG, and where it lies in the cup. */
export type LeafShape = { ripples: string[]; heart: string; stem: string; transform: string };

/** @param codes the source of each script @param turn of the whole picture, in degrees */
export function leafShapes(codes: readonly string[], turn = 0): LeafShape[] {
	return leavesOf(codes).map((leaf) => ({
		ripples: leaf.ripples.map(ripplePath),
		heart: heartPath(leaf.heart),
		stem: stemPath(leaf),
		transform: `rotate(${round(turn)})translate(${coordinates([[leaf.x, leaf.y]])})rotate(${round(leaf.turn)})`,
	}));
}
