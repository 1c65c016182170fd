import type { ReactNode } from "react";
import { classNames } from "../class-names";
import * as styles from "./section.module.css";

export type SectionProps = {
	id: string;
	title: string;
	lead?: string;
	/** Beside the title: a link, for instance. */
	aside?: ReactNode;
	align?: "start" | "center";
	children: ReactNode;
};

/** A block of the landing page: a labelled region with its heading, in the width of the page. */
export function Section({ id, title, lead, aside, align = "start", children }: SectionProps) {
	return (
		<section id={id} aria-labelledby={`${id}-title`} className={styles.section} data-late>
			<div className={classNames(styles.head, align === "center" && styles.center)}>
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
