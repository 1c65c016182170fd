import type { ReactNode } from "react";
import * as styles from "./breadcrumb.module.css";

export type BreadcrumbProps = {
	label: string;
	/** From the home page to this one: links, and at the end the page itself as text. */
	trail: { id: string; content: ReactNode }[];
};

export function Breadcrumb({ label, trail }: BreadcrumbProps) {
	return (
		<nav aria-label={label} className={styles.breadcrumb}>
			<ol className={styles.list}>
				{trail.map(({ id, content }, index) => (
					<li key={id} className={styles.item} aria-current={index === trail.length - 1 ? "page" : undefined}>
						{content}
					</li>
				))}
			</ol>
		</nav>
	);
}
