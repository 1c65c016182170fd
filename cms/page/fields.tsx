import { Fragment, useId } from "react";
import type { Control, Group } from "./forms";
import * as styles from "./panel.module.css";
import type { Place } from "./places";

/** Hints are written for the CMS, which would take `<id>` for a tag. */
const plain = (hint: string) => hint.replaceAll("&lt;", "<");

type FieldsProps = Group & {
	/** Opens an entry of a list. */
	onOpen: (place: Place) => void;
};

/** Inputs with a heading. The entries of a list open their own forms. */
export function Fields({ label, hints, controls, onOpen }: FieldsProps) {
	return (
		<fieldset className={styles.group}>
			<legend>{label}</legend>
			{hints.map((hint) => hint && <p key={hint}>{plain(hint)}</p>)}
			{controls.map((control) => (
				<Fragment key={control.name}>
					{control.entries ? <p>{control.label}</p> : <Field {...control} />}
					{control.entries?.map(([place, name]) => (
						<button key={place} type="button" className={styles.entry} onClick={() => onOpen(place)}>
							{name}
						</button>
					))}
				</Fragment>
			))}
		</fieldset>
	);
}

function Field({ label, hint, widget, value, options, media_folder: folder, ...shared }: Control) {
	const id = useId();
	const text = String(value ?? "");
	const { name, lang, maxlength: maxLength, accept } = shared;
	const required = shared.required === true;
	return (
		<div className={styles.field}>
			<label htmlFor={id}>{label}</label>
			{widget === "text" && <textarea id={id} rows={1} defaultValue={text} {...{ name, lang, required, maxLength }} />}
			{widget === "string" && <input id={id} name={name} defaultValue={text} />}
			{widget === "boolean" && <input id={id} name={name} type="checkbox" defaultChecked={value === true} />}
			{widget === "image" && <code>{text}</code>}
			{widget === "image" && <input id={id} name={name} type="file" accept={accept} data-folder={folder} />}
			{widget === "select" && (
				<select id={id} name={name} defaultValue={text}>
					{options?.map((option) => (
						<option key={option.value} value={option.value}>
							{option.label}
						</option>
					))}
				</select>
			)}
			{hint && <p>{plain(hint)}</p>}
		</div>
	);
}
