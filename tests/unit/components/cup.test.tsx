import { renderToStaticMarkup } from "react-dom/server";
import { Cup } from "../../../src/components/cup/cup";
import { type Leaf, leavesOf, lineLengths } from "../../../src/components/cup/leaves";

const cup = (codes: string[]) => renderToStaticMarkup(<Cup codes={codes} />);

const script = (...lengths: number[]) => lengths.map((length) => "x".repeat(length)).join("\n");

const steady = script(...Array(60).fill(40));

const scripts = (count: number) => Array<string>(count).fill(steady);

type Point = { x: number; y: number };

/** A point of a leaf in the coordinates of the cup. */
function pointOf({ x, y, turn }: Leaf, side: number, up: number): Point {
	const angle = (turn * Math.PI) / 180;
	return { x: x + side * Math.cos(angle) + up * Math.sin(angle), y: y + side * Math.sin(angle) - up * Math.cos(angle) };
}

const topOf = (leaf: Leaf) => pointOf(leaf, 0, leaf.heart.start + leaf.heart.height);

const tipsOf = (leaf: Leaf) =>
	leaf.ripples.flatMap(({ start, width, lift }) => [-width, width].map((side) => pointOf(leaf, side, start + lift)));

/** From a point to the stem of a leaf. */
function distanceTo(leaf: Leaf, { x, y }: Point): number {
	const top = topOf(leaf);
	const along = { x: top.x - leaf.x, y: top.y - leaf.y };
	const part = ((x - leaf.x) * along.x + (y - leaf.y) * along.y) / (along.x ** 2 + along.y ** 2);
	const onStem = Math.min(1, Math.max(0, part));
	return Math.hypot(x - leaf.x - along.x * onStem, y - leaf.y - along.y * onStem);
}

test("pours a leaf for each script, up to twelve", () => {
	expect([0, 1, 2, 3, 12, 40].map((count) => leavesOf(scripts(count)).length)).toEqual([0, 1, 2, 3, 12, 12]);
});

test.each([1, 2, 3, 4, 5, 8, 12])("keeps the leaves of %s scripts within the coffee", (count) => {
	const points = leavesOf(scripts(count)).flatMap((leaf) => [topOf(leaf), ...tipsOf(leaf)]);
	expect(Math.max(...points.map(({ x, y }) => Math.hypot(x, y)))).toBeLessThan(90);
});

test.each([2, 3, 4, 6, 9, 12])("keeps each of %s leaves apart from the others", (count) => {
	const leaves = leavesOf(scripts(count));
	for (const leaf of leaves) {
		const others = leaves.filter((other) => other !== leaf);
		for (const tip of tipsOf(leaf)) {
			const nearest = Math.min(...others.map((other) => distanceTo(other, tip)));
			expect(distanceTo(leaf, tip)).toBeLessThan(nearest);
		}
	}
});

test("makes a ripple wider for longer lines", () => {
	const [leaf] = leavesOf([script(...Array(30).fill(20), ...Array(30).fill(80))]);
	const [even] = leavesOf([steady]);
	expect(leaf?.ripples[2]?.width).toBeLessThan(even?.ripples[2]?.width ?? 0);
	expect(leaf?.ripples[9]?.width).toBeGreaterThan(even?.ripples[9]?.width ?? 0);
});

test("reads neither blank lines nor imports", () => {
	expect(lineLengths("package a;\n\nimport java.util.List;\r\n\tint one;\n")).toEqual([12]);
});

test("makes darker coffee for more lines", () => {
	const center = (count: number) => /id="cup-coffee"[^#]*stop-color="#(\w\w)/.exec(cup(scripts(count)))?.[1] ?? "";
	expect(Number.parseInt(center(5), 16)).toBeLessThan(Number.parseInt(center(1), 16));
});

test.each([[[]], [[""]], [["x".repeat(100_000)]], [["}"]]])("draws %j without invalid coordinates", (codes) => {
	expect(cup(codes)).not.toMatch(/NaN|Infinity|undefined/);
});
