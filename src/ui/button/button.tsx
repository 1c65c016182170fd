import type { ComponentProps } from "react";
import { classNames } from "../class-names";
import * as styles from "./button.module.css";

export type ButtonLook = { variant?: "primary" | "secondary" | "quiet"; size?: "small" | "medium" | "large" };

/** The look of a button, for links that act like one. */
export function buttonClass({ variant = "primary", size = "medium" }: ButtonLook = {}): string {
	return classNames(styles.button, styles[variant], styles[size]);
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
