import type { ComponentProps } from "react";
import { classNames } from "../class-names";
import * as styles from "./button.module.css";

export type ButtonStyle = { variant?: "primary" | "secondary" | "quiet"; size?: "small" | "medium" | "large" };

const variants = { primary: styles.primary, secondary: styles.secondary, quiet: styles.quiet };
const sizes = { small: styles.small, medium: styles.medium, large: styles.large };

/** The class name of a button, for links that look like one. */
export function buttonClass({ variant = "primary", size = "medium" }: ButtonStyle = {}): string {
	return classNames(styles.button, variants[variant], sizes[size]);
}

export type ButtonProps = ComponentProps<"button"> & ButtonStyle;

export function Button({ variant, size, className, ...rest }: ButtonProps) {
	return <button type="button" className={classNames(buttonClass({ variant, size }), className)} {...rest} />;
}

export type ButtonLinkProps = ComponentProps<"a"> & ButtonStyle;

/** A link to another site that looks like a button. Use `Link` with `buttonClass` for pages of this site. */
export function ButtonLink({ variant, size, className, children, ...rest }: ButtonLinkProps) {
	return (
		<a className={classNames(buttonClass({ variant, size }), className)} {...rest}>
			{children}
		</a>
	);
}
