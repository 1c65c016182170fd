import { leafShapes } from "./leaf-shapes";
import { lineLengths } from "./leaves";

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, "0");

/** @param part 0 for the first color, 1 for the second */
function mix(first: string, second: string, part: number): string {
	const channel = (color: string, index: number) => Number.parseInt(color.slice(1 + index * 2, 3 + index * 2), 16);
	const channels = [0, 1, 2].map((index) => channel(first, index) * (1 - part) + channel(second, index) * part);
	return `#${channels.map(hex).join("")}`;
}

/** Only coffee is brown, so these are no tokens. Each pair is weak and strong. */
const coffee = {
	center: ["#bc7c40", "#5f3414"],
	middle: ["#96592a", "#40220c"],
	edge: ["#5d3215", "#1a0d06"],
} as const;

/** The numbers of lines of the weakest and the strongest coffee. */
const [weakestLines, strongestLines] = [25, 170];

type CoffeeColors = Record<keyof typeof coffee, string>;

/** The colors of the coffee: darker for more lines. */
export function coffeeColors(codes: readonly string[]): CoffeeColors {
	const lines = codes.reduce((sum, code) => sum + lineLengths(code).length, 0);
	const part = (lines - weakestLines) / (strongestLines - weakestLines);
	const strength = Math.min(1, Math.max(0, part));
	return {
		center: mix(...coffee.center, strength),
		middle: mix(...coffee.middle, strength),
		edge: mix(...coffee.edge, strength),
	};
}

/** The view of all cups: the center is 0 0. */
export const cupView = "-104-104 208 208";

/** The fill of milk. */
export const milk = "url(#cup-milk)";

/** An empty cup seen from above: a rim with light, and its inner side. */
function Porcelain() {
	return (
		<>
			<linearGradient id="cup-rim" x1=".2" x2=".8" y2="1">
				<stop stopColor="#fffcf7" />
				<stop offset=".5" stopColor="#e9dece" />
				<stop offset="1" stopColor="#bda98e" />
			</linearGradient>
			<linearGradient id="cup-wall" x1=".8" x2=".2" y2="1">
				<stop stopColor="#8f7b62" />
				<stop offset="1" stopColor="#f4ebdd" />
			</linearGradient>
			<circle r="102" fill="url(#cup-rim)" />
			<circle r="96.5" fill="url(#cup-wall)" />
		</>
	);
}

function EmptyCup({ className }: Pick<CupProps, "className">) {
	return (
		<svg xmlns="http://www.w3.org/2000/svg" viewBox={cupView} className={className} aria-hidden="true">
			<Porcelain />
			<radialGradient id="cup-ground" cx=".44" cy=".4" r=".62">
				<stop stopColor="#fbf5ea" />
				<stop offset=".72" stopColor="#e6d9c5" />
				<stop offset="1" stopColor="#b9a58a" />
			</radialGradient>
			<circle r="92" fill="url(#cup-ground)" />
			<circle r="58" fill="none" stroke="#a8947a" strokeOpacity=".4" strokeWidth="1.5" />
		</svg>
	);
}

/** A cup seen from above, without milk: the coffee with a gleam, and the crema along its edge. */
export function Coffee({ colors }: { colors: CoffeeColors }) {
	return (
		<>
			<Porcelain />
			<radialGradient id="cup-milk" gradientUnits="userSpaceOnUse" r="96">
				<stop stopColor="#fffaf2" />
				<stop offset="1" stopColor="#eee1cd" />
			</radialGradient>
			<radialGradient id="cup-coffee" cy=".46">
				<stop stopColor={colors.center} />
				<stop offset=".62" stopColor={colors.middle} />
				<stop offset="1" stopColor={colors.edge} />
			</radialGradient>
			<radialGradient id="cup-gleam" cx=".34" cy=".24" r=".42">
				<stop stopColor="#ffe9c9" stopOpacity=".26" />
				<stop offset="1" stopColor="#ffe9c9" stopOpacity="0" />
			</radialGradient>
			<circle r="92" fill="url(#cup-coffee)" />
			<circle r="92" fill="url(#cup-gleam)" />
			<g fill="none" stroke="#dda04a">
				<circle r="90" strokeOpacity=".55" strokeWidth="3" />
				<circle r="86.5" strokeOpacity=".16" strokeWidth="4" />
			</g>
		</>
	);
}

type CupProps = {
	/** The source of each script. Without any, the cup is empty. */
	codes: readonly string[];
	/** The rotation of the latte art, in degrees. */
	turn?: number;
	/** The index of the leaf to color. */
	lit?: number;
	className?: string;
};

/**
 * A cup whose latte art is poured from source code: a leaf is a script, a ripple a few of its lines, as wide as they are long. More
 * lines make darker coffee. Decorative.
 */
export function Cup({ codes, turn, lit, className }: CupProps) {
	if (codes.length === 0) return <EmptyCup className={className} />;
	const colors = coffeeColors(codes);
	const leaves = leafShapes(codes, turn).map(({ ripples, heart, ...leaf }) => ({
		...leaf,
		path: ripples.join("") + heart,
	}));
	const litLeaf = lit === undefined ? undefined : leaves[lit];
	return (
		<svg xmlns="http://www.w3.org/2000/svg" viewBox={cupView} className={className} aria-hidden="true">
			<Coffee colors={colors} />
			<defs>
				<g id="cup-leaves">
					{leaves.map(({ path, transform }) => (
						<path key={transform} transform={transform} d={path} />
					))}
				</g>
			</defs>
			<use href="#cup-leaves" y="1.6" fill={colors.edge} opacity=".45" />
			<use href="#cup-leaves" fill={milk} />
			{litLeaf && <path transform={litLeaf.transform} d={litLeaf.path} fill="var(--color-accent)" />}
			<g fill="none" stroke={colors.middle} strokeWidth="1.5" strokeLinecap="round">
				{leaves.map(({ stem, transform }) => (
					<path key={transform} transform={transform} d={stem} />
				))}
			</g>
		</svg>
	);
}
