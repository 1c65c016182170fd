import type { ReactNode } from "react";
import * as styles from "./section.module.css";

type SectionProps = {
	id: string;
	title: string;
	lead?: string;
	/** Shown next to the title, such as a link. */
	aside?: ReactNode;
	children: ReactNode;
};

/** A section of a page: a region with a heading, which is its label. */
export function Section({ id, title, lead, aside, children }: SectionProps) {
	return (
		<section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
			<div className={styles.head}>
				<div>
					<h2 id={`${id}-title`} className={styles.title}>
						{title}
					</h2>
					{lead && <p className={styles.lead}>{lead}</p>}
				</div>
				{aside}
			</div>
			{children}
		</section>
	);
}
