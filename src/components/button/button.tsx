import type { ComponentProps } from "react";
import { classNames } from "../class-names";
import * as styles from "./button.module.css";

type ButtonStyle = { variant?: "primary" | "secondary" | "quiet"; size?: "small" | "medium" | "large" };

const variants = { primary: styles.primary, secondary: styles.secondary, quiet: styles.quiet };
const sizes = { small: styles.small, medium: styles.medium, large: styles.large };

/** The class name of a button, for links that look like one. */
export function buttonClass({ variant = "primary", size = "medium" }: ButtonStyle = {}): string {
	return classNames(styles.button, variants[variant], sizes[size]);
}

export type ButtonProps = Omit<ComponentProps<"button">, "className"> & ButtonStyle;

export function Button({ variant, size, ...rest }: ButtonProps) {
	return <button type="button" className={buttonClass({ variant, size })} {...rest} />;
}
