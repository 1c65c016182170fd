import type { ReactNode } from "react";
import { classNames } from "../class-names";
import * as styles from "./badge.module.css";

export type BadgeProps = { tone?: "neutral" | "accent" | "live"; children: ReactNode };

export function Badge({ tone = "neutral", children }: BadgeProps) {
	return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
