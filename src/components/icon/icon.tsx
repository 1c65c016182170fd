import { classNames } from "../class-names";
import * as styles from "./icon.module.css";
import { type IconName, shapes } from "./shapes";

/** A decorative icon in the color and size of the adjacent text, which must convey the same meaning. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
	return <Shape path={shapes[name]} className={className} />;
}

export type ShapeProps = {
	/** On a 24 × 24 grid. */
	path: string;
	/** Fills the path instead of stroking it. */
	filled?: boolean;
	className?: string;
};

/** An icon that is not in the set, such as the logo of a network. */
export function Shape({ path, filled = false, className }: ShapeProps) {
	return (
		<svg
			viewBox="0 0 24 24"
			className={classNames(styles.icon, className)}
			fill={filled ? "currentColor" : "none"}
			stroke={filled ? "none" : "currentColor"}
			strokeWidth={1.75}
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
			focusable="false"
		>
			<path d={path} />
		</svg>
	);
}

/** The logo without the name, in the color of the text. Its source is `artwork/logo.svg`. */
export function Logo({ className }: { className?: string }) {
	return (
		<svg viewBox="0 0 64 64" className={className} fill="currentColor" aria-hidden="true" focusable="false">
			<path
				transform="rotate(30 30 30)"
				d="M26.3 4.3a26 26 0 0 0 0 51.4C46.3 42 6.3 18 26.3 4.3zM33.7 4.3a26 26 0 0 1 0 51.4C53.7 42 13.7 18 33.7 4.3z"
			/>
			<path stroke="currentColor" strokeWidth="14" strokeLinecap="round" fill="none" d="m46 46 6 6" />
		</svg>
	);
}
