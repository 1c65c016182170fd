import type { ComponentProps } from "react";
import * as styles from "./segmented.module.css";

type SegmentedProps<Value extends string> = {
	label: string;
	/** The name of the inputs in their form, or on the page. */
	name: string;
	options: readonly { value: Value; label: string }[];
	/** What makes the input of an option a controlled or an uncontrolled one. */
	input: (value: Value) => Pick<ComponentProps<"input">, "checked" | "defaultChecked" | "onChange">;
	/** The name of the analytics event of a choice. */
	event?: string;
};

/** A segmented control: a group of radio inputs, each with the size of its segment. */
export function Segmented<Value extends string>({ label, name, options, input, event }: SegmentedProps<Value>) {
	return (
		<fieldset className={styles.group}>
			<legend className={styles.legend}>{label}</legend>
			{options.map((option) => (
				<label key={option.value} className={styles.option}>
					<input
						type="radio"
						name={name}
						value={option.value}
						className={styles.input}
						data-event={event && `${event} ${option.value}`}
						{...input(option.value)}
					/>
					{option.label}
				</label>
			))}
		</fieldset>
	);
}
