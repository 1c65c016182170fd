import { useId } from "react";
import * as styles from "./segmented.module.css";

export type SegmentedProps<Value extends string> = {
	label: string;
	options: readonly { value: Value; label: string }[];
	value: Value;
	onChange: (value: Value) => void;
	/** The name of the analytics event of a choice. */
	event?: string;
};

/** A segmented control: a group of radio inputs, each with the size of its segment. */
export function Segmented<Value extends string>({ label, options, value, onChange, event }: SegmentedProps<Value>) {
	const name = useId();
	return (
		<fieldset aria-label={label} className={styles.group} data-needs-script>
			{options.map((option) => (
				<label key={option.value} className={styles.option}>
					<input
						type="radio"
						name={name}
						value={option.value}
						checked={option.value === value}
						className={styles.input}
						data-event={event && `${event} ${option.value}`}
						onChange={() => onChange(option.value)}
					/>
					<span className={styles.label}>{option.label}</span>
				</label>
			))}
		</fieldset>
	);
}
