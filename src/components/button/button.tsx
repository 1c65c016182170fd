import type { ComponentProps } from "react";
import { classNames } from "../class-names";
import * as styles from "./button.module.css";

export type ButtonLook = { variant?: "primary" | "secondary" | "quiet"; size?: "small" | "medium" | "large" };

const variants = { primary: styles.primary, secondary: styles.secondary, quiet: styles.quiet };
const sizes = { small: styles.small, medium: styles.medium, large: styles.large };

/** The look of a button, for links that act like one. */
export function buttonClass({ variant = "primary", size = "medium" }: ButtonLook = {}): string {
	return classNames(styles.button, variants[variant], sizes[size]);
}

export type ButtonProps = ComponentProps<"button"> & ButtonLook;

export function Button({ variant, size, className, ...rest }: ButtonProps) {
	return <button type="button" className={classNames(buttonClass({ variant, size }), className)} {...rest} />;
}

export type ButtonLinkProps = ComponentProps<"a"> & ButtonLook;

/** A link to another site that looks like a button. */
export function ButtonLink({ variant, size, className, children, ...rest }: ButtonLinkProps) {
	return (
		<a className={classNames(buttonClass({ variant, size }), className)} {...rest}>
			{children}
		</a>
	);
}
