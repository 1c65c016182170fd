import { rovingKeys } from "../roving";
import * as styles from "./segmented.module.css";

export type SegmentedProps<Value extends string> = {
	label: string;
	options: readonly { value: Value; label: string }[];
	value: Value;
	onChange: (value: Value) => void;
	/** What analytics call a choice. */
	event?: string;
};

/** A switch between a few values: a WAI-ARIA radio group in which the arrow keys choose. */
export function Segmented<Value extends string>({ label, options, value, onChange, event }: SegmentedProps<Value>) {
	return (
		<div
			role="radiogroup"
			aria-label={label}
			className={styles.group}
			onKeyDown={rovingKeys("radio", "chosen")}
			data-needs-script
		>
			{options.map((option) => (
				// biome-ignore lint/a11y/useSemanticElements: a native radio cannot hold its own text, so it is smaller than what it selects
				<button
					key={option.value}
					type="button"
					role="radio"
					aria-checked={option.value === value}
					tabIndex={option.value === value ? 0 : -1}
					className={styles.option}
					data-event={event && `${event} ${option.value}`}
					onClick={() => onChange(option.value)}
				>
					{option.label}
				</button>
			))}
		</div>
	);
}
