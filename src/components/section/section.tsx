import type { ReactNode } from "react";
import * as styles from "./section.module.css";

type SectionProps = {
	id: string;
	title: string;
	lead?: string;
	/** The colors of the section, in `roles.css`; those of the page by default. */
	ground?: "milk";
	children: ReactNode;
};

/** A section of a page: a region with a heading, which is its label. */
export function Section({ id, title, lead, ground, children }: SectionProps) {
	return (
		<section id={id} aria-labelledby={`${id}_title`} className={styles.section} data-ground={ground}>
			<div className={styles.head}>
				<h2 id={`${id}_title`} className={styles.title}>
					{title}
				</h2>
				{lead && <p className={styles.lead}>{lead}</p>}
			</div>
			{children}
		</section>
	);
}
