import { type ReactNode, useId, useState } from "react";
import { classNames } from "../class-names";
import { rovingKeys } from "../roving";
import * as styles from "./tabs.module.css";

export type Tab<Id extends string> = { id: Id; label: string; panel: ReactNode };
export type TabsProps<Id extends string> = {
	/** What the tabs choose between, for screen readers. */
	label: string;
	tabs: readonly Tab<Id>[];
	selected: Id;
	onSelect: (id: Id) => void;
	/** Tells the panel's look; the tabs look the same everywhere. */
	panelClassName?: string;
	/** Stands between the tabs and their panels. */
	aside?: ReactNode;
};

/** WAI-ARIA tabs: arrow keys, Home and End move and select. All panels are in the HTML, one of them is shown. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, panelClassName, aside }: TabsProps<Id>) {
	const base = useId();
	// Only a panel that the visitor asked for arrives; the first one is simply there.
	const [moved, setMoved] = useState(false);
	const select = (id: Id) => {
		setMoved(true);
		onSelect(id);
	};
	return (
		<>
			<div
				role="tablist"
				aria-label={label}
				className={styles.list}
				onKeyDown={rovingKeys("tab", "chosen")}
				data-needs-script
			>
				{tabs.map((tab) => (
					<button
						key={tab.id}
						type="button"
						role="tab"
						id={`${base}tab-${tab.id}`}
						aria-controls={`${base}panel-${tab.id}`}
						aria-selected={tab.id === selected}
						tabIndex={tab.id === selected ? 0 : -1}
						className={styles.tab}
						onClick={() => select(tab.id)}
					>
						{tab.label}
					</button>
				))}
			</div>
			{aside}
			{tabs.map((tab) => (
				<div
					key={tab.id}
					role="tabpanel"
					id={`${base}panel-${tab.id}`}
					aria-labelledby={`${base}tab-${tab.id}`}
					hidden={tab.id !== selected}
					className={classNames(panelClassName, moved && styles.arriving)}
				>
					{tab.panel}
				</div>
			))}
		</>
	);
}
