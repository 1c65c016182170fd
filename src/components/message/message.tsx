import type { ReactNode } from "react";
import { Bean, CupRing } from "../icon/icon";
import * as styles from "./message.module.css";

type MessageProps = {
	title: string;
	text: string;
	/** Buttons and links. */
	children?: ReactNode;
	level?: 1 | 2 | 3;
};

/** An empty or error state, with a message and actions. */
export function Message({ title, text, children, level = 2 }: MessageProps) {
	const Heading = `h${level}` as const;
	return (
		<div className={styles.message}>
			<div className={styles.cup}>
				<CupRing className={styles.ring} />
				<Bean className={styles.bean} />
			</div>
			<Heading className={styles.title}>{title}</Heading>
			<p className={styles.text}>{text}</p>
			{children && <div className={styles.actions}>{children}</div>}
		</div>
	);
}
