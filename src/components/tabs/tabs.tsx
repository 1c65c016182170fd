import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { classNames } from "../class-names";
import * as segmented from "../segmented/segmented.module.css";
import * as styles from "./tabs.module.css";

type TabsProps<Id extends string> = {
	label: string;
	tabs: readonly { id: Id; label: string; panel: ReactNode }[];
	selected: Id;
	onSelect: (id: Id) => void;
	panelClassName?: string;
};

/** Moves the focus with a roving tabindex and selects the focused tab (WAI-ARIA tabs pattern). */
function onKeyDown(event: KeyboardEvent<HTMLElement>) {
	if (event.altKey || event.ctrlKey || event.metaKey) return;
	const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
	const focused = tabs.indexOf(document.activeElement as HTMLElement);
	// Arrow up and down scroll the page, because the tab list is horizontal.
	const targets: Record<string, number> = { ArrowRight: focused + 1, ArrowLeft: focused - 1, Home: 0, End: -1 };
	const target = targets[event.key];
	if (target === undefined) return;
	event.preventDefault();
	const tab = tabs.at(target % tabs.length);
	tab?.focus();
	tab?.click();
}

/** WAI-ARIA tabs with automatic activation. All panels are in the HTML; the selected one is shown. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, panelClassName }: TabsProps<Id>) {
	const baseId = useId();
	// Panels fade in when the visitor selects them, not when the page loads.
	const [animated, setAnimated] = useState(false);
	const select = (id: Id) => {
		setAnimated(true);
		onSelect(id);
	};
	return (
		<>
			<div role="tablist" aria-label={label} className={segmented.group} onKeyDown={onKeyDown} data-needs-script>
				{tabs.map((tab) => (
					<button
						key={tab.id}
						type="button"
						role="tab"
						id={`${baseId}tab-${tab.id}`}
						aria-controls={`${baseId}panel-${tab.id}`}
						aria-selected={tab.id === selected}
						tabIndex={tab.id === selected ? 0 : -1}
						className={segmented.option}
						onClick={() => select(tab.id)}
					>
						{tab.label}
					</button>
				))}
			</div>
			{tabs.map((tab) => (
				<div
					key={tab.id}
					role="tabpanel"
					id={`${baseId}panel-${tab.id}`}
					aria-labelledby={`${baseId}tab-${tab.id}`}
					hidden={tab.id !== selected}
					className={classNames(panelClassName, animated && styles.entering)}
				>
					{tab.panel}
				</div>
			))}
		</>
	);
}
