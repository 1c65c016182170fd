import type { ReactNode } from "react";
import { classNames } from "../class-names";
import * as styles from "./badge.module.css";

type BadgeProps = { tone?: "neutral" | "accent" | "live"; children: ReactNode };

const tones = { neutral: styles.neutral, accent: styles.accent, live: styles.live };

export function Badge({ tone = "neutral", children }: BadgeProps) {
	return <span className={classNames(styles.badge, tones[tone])}>{children}</span>;
}
