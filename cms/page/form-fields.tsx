import { useId } from "react";
import { type EditorText, languageName } from "../app/texts";
import type { Edits } from "./apply-edits";
import type { Place } from "./content-places";
import type { FormField, ProjectForms, TextField } from "./forms";
import { ownTag } from "./page-elements";
import * as styles from "./panel.module.css";

/** What an input edits, as its name. */
type Edited =
	| { kind: "text"; key: string; language: string }
	| ({ kind: "field" } & Place)
	| ({ kind: "move" } & Place)
	| ({ kind: "picture"; folder: string } & Place);

const nameOf = (edited: Edited): string => JSON.stringify(edited);

/** Hints are written for the CMS, which would take `<id>` for a tag. */
const plain = (hint: string) => hint.replaceAll("&lt;", "<");

function isChanged(input: Element): boolean {
	if (input instanceof HTMLSelectElement) return input.selectedOptions[0]?.defaultSelected === false;
	if (input instanceof HTMLTextAreaElement) return input.value !== input.defaultValue;
	if (!(input instanceof HTMLInputElement)) return false;
	return input.value !== input.defaultValue || input.checked !== input.defaultChecked;
}

/** What has been changed in a form. */
export function editsOf(form: HTMLFormElement): Edits {
	const edits: Edits = { texts: {}, fields: [], moves: [], pictures: [] };
	for (const input of form.elements) {
		const { name = "", value = "", checked, type, files } = input as HTMLInputElement;
		if (!name || !isChanged(input)) continue;
		const edited = JSON.parse(name) as Edited;
		const [picture] = files ?? [];
		if (edited.kind === "text") edits.texts[edited.key] = { ...edits.texts[edited.key], [edited.language]: value };
		else if (edited.kind === "field") edits.fields.push({ ...edited, value: type === "checkbox" ? checked : value });
		else if (edited.kind === "move") edits.moves.push({ ...edited, to: Number(value) });
		else if (edited.kind === "picture" && picture) edits.pictures.push({ ...edited, picture });
	}
	return edits;
}

/** Whether the open panel has changes that are not saved. */
export const hasChanges = (): boolean => [...document.querySelectorAll(`${ownTag} [name]`)].some(isChanged);

type TextInputsProps = { texts: TextField[]; text: EditorText };

/** Texts in all languages that have them. */
export function TextInputs({ texts, text }: TextInputsProps) {
	return texts.map(({ key, field: { label, hint, required, maxlength }, values }) => (
		<fieldset key={key} className={styles.group}>
			<legend className={styles.legend}>{label}</legend>
			{hint && <p className={styles.hint}>{plain(hint)}</p>}
			{maxlength && <p className={styles.hint}>{text("page.longest", { count: maxlength })}</p>}
			{(required as string[]).map((language) => (
				<label key={language} className={styles.field}>
					<span className={styles.label}>{languageName(language)}</span>
					<textarea
						name={nameOf({ kind: "text", key, language })}
						lang={language}
						rows={1}
						maxLength={maxlength}
						required={values[language] !== ""}
						defaultValue={values[language]}
						className={styles.input}
					/>
				</label>
			))}
		</fieldset>
	));
}

type PlaceProps = {
	place: Place;
	forms: ProjectForms;
	language: string;
	text: EditorText;
	/** Opens an entry of a list. */
	onOpen: (place: Place) => void;
};

const childOf = ({ file, path }: Place, key: PropertyKey): Place => ({ file, path: [...path, key] });

/** A field of a YAML file, an entry of a list with its position, or all fields of a file. */
export function PlaceInputs(props: PlaceProps) {
	const { place, forms, language, text } = props;
	const field = forms.fieldAt(place);
	const index = place.path.at(-1);
	const isEntry = typeof index === "number";
	const list = { ...place, path: place.path.slice(0, -1) };
	const siblings = isEntry ? (forms.valueAt(list) as unknown[]) : [];
	const names = siblings.map((_, position) => forms.entryName(childOf(list, position), language));
	return (
		<fieldset className={styles.group}>
			<legend className={styles.legend}>{isEntry ? `${field.label} › ${names[index]}` : field.label}</legend>
			<Inputs {...props} field={field} />
			{names.length > 1 && (
				<label className={styles.field}>
					<span className={styles.label}>{text("page.position")}</span>
					<select name={nameOf({ kind: "move", ...place })} defaultValue={String(index)} className={styles.input}>
						{names.map((name, position) => (
							<option key={name} value={position}>
								{`${position + 1}. ${name}`}
							</option>
						))}
					</select>
				</label>
			)}
		</fieldset>
	);
}

type InputsProps = PlaceProps & { field: FormField };

function Inputs(props: InputsProps) {
	const { place, field } = props;
	if (field.widget === "list") return <Entries {...props} />;
	if (field.fields) {
		return field.fields.map((child) => (
			<Inputs key={child.name} {...props} place={childOf(place, child.name)} field={child} />
		));
	}
	// Texts belong to an id. The form at /admin/ asks for those of a new one.
	const isId = field.name === "id" || typeof place.path.at(-1) === "number";
	return isId ? null : <Input {...props} />;
}

/** The entries of a list. Each opens its own form. */
function Entries({ place, field, forms, language, onOpen }: InputsProps) {
	const entries = (forms.valueAt(place) ?? []) as unknown[];
	return (
		<div className={styles.field}>
			<span className={styles.label}>{field.label}</span>
			<ul className={styles.entries}>
				{entries.map((_, index) => (
					<li key={forms.entryName(childOf(place, index), language)}>
						<button type="button" className={styles.entry} onClick={() => onOpen(childOf(place, index))}>
							{forms.entryName(childOf(place, index), language)}
						</button>
					</li>
				))}
			</ul>
		</div>
	);
}

function Input({ place, field, forms }: InputsProps) {
	const { label, hint, widget, options = [], accept, media_folder: folder = "" } = field;
	const value = forms.valueAt(place);
	const id = useId();
	const shared = { id, name: nameOf({ kind: "field", ...place }), className: styles.input };
	return (
		<label htmlFor={id} className={styles.field} data-inline={widget === "boolean"}>
			<span className={styles.label}>{label}</span>
			{widget === "boolean" && (
				<input type="checkbox" {...shared} className={undefined} defaultChecked={value === true} />
			)}
			{widget === "select" && (
				<select {...shared} defaultValue={String(value)}>
					{options.map((option) => (
						<option key={option.value} value={option.value}>
							{option.label}
						</option>
					))}
				</select>
			)}
			{widget === "image" && (
				<>
					<code className={styles.file}>{String(value)}</code>
					<input {...shared} type="file" accept={accept} name={nameOf({ kind: "picture", folder, ...place })} />
				</>
			)}
			{widget === "string" && <input {...shared} defaultValue={String(value ?? "")} />}
			{hint && <span className={styles.hint}>{plain(hint)}</span>}
		</label>
	);
}
