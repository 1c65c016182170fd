import * as styles from "./segmented.module.css";

type SegmentedProps<Value extends string> = {
	label: string;
	/** The name of the inputs in their form, or on the page. */
	name: string;
	options: readonly { value: Value; label: string }[];
	value: Value;
	onChange: (value: Value) => void;
	/** The name of the analytics event of a choice. */
	event?: string;
};

/** A segmented control: a group of radio inputs, each with the size of its segment. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
	const { label, name, options, value, onChange, event } = props;
	return (
		<fieldset className={styles.group}>
			<legend className={styles.legend}>{label}</legend>
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
					{option.label}
				</label>
			))}
		</fieldset>
	);
}
