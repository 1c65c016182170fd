import * as styles from "./icon.module.css";
import { type IconName, shapes } from "./shapes";

export type { IconName } from "./shapes";
export type IconProps = { name: IconName; className?: string };

/** A decorative icon in the colour and size of the text beside it; what it means is said by that text. */
export function Icon({ name, className }: IconProps) {
	const shape = shapes[name];
	const filled = "filled" in shape;
	return (
		<svg
			viewBox="0 0 24 24"
			className={className ? `${styles.icon} ${className}` : styles.icon}
			fill={filled ? "currentColor" : "none"}
			stroke={filled ? "none" : "currentColor"}
			strokeWidth={1.75}
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
			focusable="false"
		>
			<path d={shape.path} />
		</svg>
	);
}
