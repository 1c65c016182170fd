import type { ReactNode } from "react";
import * as styles from "./section.module.css";

type SectionHeadProps = {
	/** Of the section. */
	id: string;
	title: string;
	lead?: ReactNode;
};

type SectionFrameProps = {
	id: string;
	/** The colors of the section, in `roles.css`; those of the page by default. */
	ground?: "milk";
	children: ReactNode;
};

/** An edge of a light section: the color above flows into the one below. */
function Pour() {
	return (
		<svg viewBox="0 0 1 1" preserveAspectRatio="none" className={styles.pour} aria-hidden="true">
			<path d="M0 0H1V.28C.9 .28 .86 .5 .78 .5S.68 .2 .6 .2 .52 1 .44 1 .38 .34 .3 .34 .16 .62 .1 .62 .04 .4 0 .4Z" />
		</svg>
	);
}

/** A section without its head, which is its label. */
export function SectionFrame({ id, ground, children }: SectionFrameProps) {
	return (
		<section id={id} aria-labelledby={`${id}_title`} className={styles.section} data-ground={ground}>
			{ground && <Pour />}
			{children}
			{ground && <Pour />}
		</section>
	);
}

export function SectionHead({ id, title, lead }: SectionHeadProps) {
	return (
		<div className={styles.head}>
			<h2 id={`${id}_title`} className={styles.title}>
				{title}
			</h2>
			{lead && <p className={styles.lead}>{lead}</p>}
		</div>
	);
}

/** A section of a page: a region with a heading, which is its label. */
export function Section({ title, lead, children, ...frame }: SectionHeadProps & SectionFrameProps) {
	return (
		<SectionFrame {...frame}>
			<SectionHead id={frame.id} title={title} lead={lead} />
			{children}
		</SectionFrame>
	);
}
