import { classNames } from "../class-names";
import * as styles from "./icon.module.css";

/** The paths of the icons, on a 24 × 24 grid. They are stroked. */
const shapes = {
	"arrow-right": "M5 12h14M13 6l6 6-6 6",
	"arrow-up-right": "M7 17 17 7M8 7h9v9",
	check: "m5 12.5 4.5 4.5L19 7.5",
	"chevron-down": "m6 9 6 6 6-6",
	close: "M6 6l12 12M18 6 6 18",
	copy: "M9 9h11v11H9zM15 9V4H4v11h5",
	download: "M12 4v11M7 10.5l5 5 5-5M5 20h14",
	globe:
		"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c2.5 2.6 3.8 5.6 3.8 9s-1.3 6.4-3.8 9c-2.5-2.6-3.8-5.6-3.8-9S9.5 5.6 12 3Z",
	menu: "M4 7h16M4 12h16M4 17h16",
	pause: "M9 6v12M15 6v12",
	play: "M8 5.5v13l10.5-6.5Z",
	search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.2 15.2 20 20",
	share: "M12 15V4M8 7.5 12 3.5l4 4M6 11H5v9h14v-9h-1",
	sort: "M8 5v14M4.5 15.5 8 19l3.5-3.5M16 19V5M12.5 8.5 16 5l3.5 3.5",
	warning: "M12 4 2.5 20h19ZM12 10v4.5M12 17.5v.01",
	wrap: "M4 6h16M4 12h12.5a3.5 3.5 0 0 1 0 7H12M14.5 16.5 12 19l2.5 2.5M4 18h4",
} as const;

/** A decorative icon in the color and size of the adjacent text, which must convey the same meaning. */
export function Icon({ name, className }: { name: keyof typeof shapes; className?: string }) {
	return <Shape path={shapes[name]} className={className} />;
}

type ShapeProps = {
	/** On a 24 × 24 grid. */
	path: string;
	/** Fills the path instead of stroking it. */
	filled?: boolean;
	className?: string;
};

/** An icon that is not in the set, such as the logo of a network. Its path is loaded where it is shown. */
export function Shape({ path, filled = false, className }: ShapeProps) {
	return (
		<svg viewBox="0 0 24 24" className={classNames(styles.icon, filled && styles.filled, className)} aria-hidden="true">
			<path d={path} />
		</svg>
	);
}

/** The path of a logo that a page shows many times, once; `SymbolIcon` shows it. */
export function IconSymbol({ id, path }: { id: string; path: string }) {
	return (
		<svg className={styles.symbol} aria-hidden="true">
			<symbol id={id} viewBox="0 0 24 24">
				<path d={path} />
			</symbol>
		</svg>
	);
}

/** The logo of an `IconSymbol`. */
export function SymbolIcon({ id }: { id: string }) {
	return (
		<svg className={classNames(styles.icon, styles.filled)} aria-hidden="true">
			<use href={`#${id}`} />
		</svg>
	);
}

/** The bean of the logo: a circle with the center 30, 30 and the radius 26. */
const beanShape = (
	<path
		transform="rotate(30 30 30)"
		d="M26.3 4.3a26 26 0 0 0 0 51.4C46.3 42 6.3 18 26.3 4.3zM33.7 4.3a26 26 0 0 1 0 51.4C53.7 42 13.7 18 33.7 4.3z"
	/>
);

/** The logo without the name, in the color of the text. Its source is `artwork/logo.svg`. */
export function Logo({ className }: { className?: string }) {
	return (
		<svg viewBox="0 0 64 64" className={className} fill="currentColor" aria-hidden="true">
			{beanShape}
			<path stroke="currentColor" strokeWidth="14" strokeLinecap="round" fill="none" d="m46 46 6 6" />
		</svg>
	);
}

/** The bean alone, a decoration in the color of the text. */
export function Bean({ className }: { className?: string }) {
	return (
		<svg viewBox="4 4 52 52" className={className} fill="currentColor" aria-hidden="true">
			{beanShape}
		</svg>
	);
}

/** The ring that a cup leaves on a table, a decoration in the color of the text. */
export function CupRing({ className }: { className?: string }) {
	return (
		<svg viewBox="0 0 100 100" className={className} fill="none" stroke="currentColor" aria-hidden="true">
			<circle cx="50" cy="50" r="45" strokeWidth="1.2" strokeDasharray="196 14 52 21" />
			<circle cx="50.6" cy="49.5" r="46.8" strokeWidth="0.7" strokeDasharray="60 9 110 40" strokeLinecap="round" />
			<circle cx="49.7" cy="50.4" r="43.6" strokeWidth="2.4" strokeDasharray="74 200" strokeLinecap="round" />
		</svg>
	);
}
