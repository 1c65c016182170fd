import type { ReactNode } from "react";
import * as styles from "./message.module.css";

export type MessageProps = {
	title: string;
	text: string;
	/** What the visitor can do now: buttons or links. */
	children?: ReactNode;
	/** The level of the heading where the message stands. */
	level?: 1 | 2 | 3;
};

/** Says that there is nothing to see here, why, and what to do. */
export function Message({ title, text, children, level = 2 }: MessageProps) {
	const Heading = `h${level}` as const;
	return (
		<div className={styles.message}>
			<Heading className={styles.title}>{title}</Heading>
			<p className={styles.text}>{text}</p>
			{children && <div className={styles.actions}>{children}</div>}
		</div>
	);
}
