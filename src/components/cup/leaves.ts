import { maxLeaves } from "./count-cup";

/** The shape of one script, as lengths in the coordinates of the cup: its center is 0 0, its coffee has the radius 90. */
export type Leaf = {
	/** The base of the stem, and the turn of the leaf around it, clockwise in degrees from straight up. */
	x: number;
	y: number;
	turn: number;
	/** From the base to where the heart begins. */
	length: number;
	ripples: Ripple[];
	heart: { start: number; height: number; width: number };
};

/** A pair of wings that rise from the stem. All numbers are lengths. */
export type Ripple = {
	/** From the base to the lower edge on the stem. */
	start: number;
	/** On the stem. */
	height: number;
	/** From the stem to a tip. */
	width: number;
	/** How far a tip is above `start`. */
	lift: number;
};

/** How the leaves of a cup lie: one is a rosetta, two a pair, three a trefoil, and more a star. */
type Layout = {
	/** The point from which all leaves grow. */
	y: number;
	/** From that point to the base of a leaf. */
	inset: number;
	length: number;
	width: number;
	ripples: number;
	/** Half the angle between two leaves, in degrees. */
	sector: number;
	/** The width at the base and at the heart, as parts of the largest. */
	taper: [base: number, end: number];
};

const minRipples = 3;

/** The part of a ripple's width that does not depend on the lines. */
const steadyWidth = 0.62;

/** The part of a ripple's height that stays dark above it. */
const gap = 0.27;

/** How far a tip rises, as a part of the width. */
const liftPart = 0.6;

/** The part of the sector that a leaf may fill. */
const fill = 0.86;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

function layoutOf(count: number): Layout {
	if (count === 1) return { y: 77, inset: 0, length: 156, width: 58, ripples: 13, sector: 90, taper: [0.42, 0.3] };
	if (count === 2) return { y: 86, inset: 16, length: 152, width: 43, ripples: 12, sector: 23, taper: [0.34, 0.34] };
	if (count === 3) return { y: 4, inset: 7, length: 84, width: 42, ripples: 8, sector: 60, taper: [0.36, 0.34] };
	const ripples = clamp(11 - count, 4, 7);
	return { y: 0, inset: count > 6 ? 16 : 9, length: 84, width: 36, ripples, sector: 180 / count, taper: [0.5, 0.5] };
}

/** The lengths of the lines that say something: without blank lines, imports, and the package. */
export function lineLengths(code: string): number[] {
	return code
		.split("\n")
		.map((line) => line.trimEnd().replaceAll("\t", "    "))
		.filter((line) => line !== "" && !/^(?:import|package)\b/.test(line))
		.map(({ length }) => length);
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean length of the lines of each ripple and its neighbors, from 0 for the shortest to 1 for the longest. */
function rippleLengths(lengths: number[], count: number): number[] {
	const groups = Array.from({ length: count }, (_, index) => {
		const start = Math.floor(((index - 0.6) * lengths.length) / count);
		const end = Math.floor(((index + 1.6) * lengths.length) / count);
		return mean(lengths.slice(Math.max(0, start), Math.max(start + 1, end, 1)));
	});
	const shortest = Math.min(...groups);
	const range = Math.max(...groups) - shortest;
	return groups.map((group) => (range === 0 ? 0.5 : (group - shortest) / range));
}

/** The outline of a leaf: how wide it is at a part of its length. */
function outline(part: number, [base, end]: Layout["taper"]): number {
	const middle = 0.42;
	const edge = part < middle ? base : end;
	const distance = part < middle ? 1 - part / middle : (part - middle) / (1 - middle);
	return edge + (1 - edge) * Math.cos((distance * Math.PI) / 2) ** 0.8;
}

/**
 * The largest width of a ripple whose tips stay within the sector of its leaf.
 * @param distance from the point from which all leaves grow @param spread width per distance
 */
function widestTip(distance: number, highestLift: number, spread: number): number {
	const whileLifting = liftPart * spread < 1 ? (distance * spread) / (1 - liftPart * spread) : Number.POSITIVE_INFINITY;
	return Math.min(whileLifting, (distance + highestLift) * spread);
}

function leafOf(code: string, turn: number, layout: Layout): Leaf {
	const lengths = lineLengths(code);
	const count = clamp(lengths.length, minRipples, layout.ripples);
	const heartHeight = (layout.length - layout.inset) * (layout.sector < 60 ? 0.17 : 0.2);
	const length = layout.length - layout.inset - heartHeight;
	const step = length / count;
	const widths = rippleLengths(lengths.length > 0 ? lengths : [0], count);
	const spread = fill * Math.tan(radians(Math.min(layout.sector, 70)));
	const highestLift = step * 2.4;
	const ripples = widths.map((value, index): Ripple => {
		const start = index * step;
		const outlined = layout.width * outline((index + 0.5) / count, layout.taper);
		const wanted = outlined * (steadyWidth + (1 - steadyWidth) * value);
		const width = Math.min(wanted, widestTip(layout.inset + start, highestLift, spread));
		return { start, height: step * (1 - gap), width, lift: Math.min(width * liftPart, highestLift) };
	});
	const heartWidth = Math.min(heartHeight * 0.62, (layout.inset + length) * spread);
	return {
		x: Math.sin(radians(turn)) * layout.inset,
		y: layout.y - Math.cos(radians(turn)) * layout.inset,
		turn,
		length,
		ripples,
		heart: { start: length, height: heartHeight, width: heartWidth },
	};
}

/** The leaves of a cup, one for each script; of more than twelve scripts, the first twelve. @param codes their source */
export function leavesOf(codes: readonly string[]): Leaf[] {
	const shown = codes.slice(0, maxLeaves);
	const layout = layoutOf(shown.length);
	const turns = shown.map((_, index) => {
		if (shown.length === 1) return 0;
		return shown.length === 2 ? layout.sector * (index * 2 - 1) : (index * 360) / shown.length;
	});
	return shown.map((code, index) => leafOf(code, turns[index] ?? 0, layout));
}
