import { type ReactNode, type Ref, useId } from "react";
import { Icon } from "../icon/icon";
import * as styles from "./accordion.module.css";

export type AccordionRowProps = {
	title: string;
	open: boolean;
	onToggle: () => void;
	/** A ref for the button that opens and closes the row. */
	buttonRef?: Ref<HTMLButtonElement>;
	/** Rendered while the row is open. */
	children: ReactNode;
};

/** One row of an accordion. The parent controls which rows are open. */
export function AccordionRow({ title, open, onToggle, buttonRef, children }: AccordionRowProps) {
	const id = useId();
	return (
		<div className={styles.row}>
			<h2 className={styles.heading}>
				<button
					ref={buttonRef}
					type="button"
					id={`${id}button`}
					aria-expanded={open}
					aria-controls={`${id}region`}
					className={styles.button}
					onClick={onToggle}
				>
					<span className={styles.title}>{title}</span>
					<Icon name="chevron-down" className={styles.arrow} />
				</button>
			</h2>
			<section id={`${id}region`} aria-labelledby={`${id}button`} hidden={!open} className={styles.region}>
				{open && children}
			</section>
		</div>
	);
}
