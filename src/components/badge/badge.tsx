import type { ReactNode } from "react";
import { classNames } from "../class-names";
import * as styles from "./badge.module.css";

const tones = { neutral: styles.neutral, accent: styles.accent, live: styles.live };

export function Badge({ tone = "neutral", children }: { tone?: keyof typeof tones; children: ReactNode }) {
	return <span className={classNames(styles.badge, tones[tone])}>{children}</span>;
}
