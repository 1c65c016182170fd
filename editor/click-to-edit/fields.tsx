import { useId } from "react";
import { placeholders } from "../../content-model/check/messages";
import type { FormField } from "../config/forms";
import { languageName } from "../config/texts";
import * as styles from "./click-to-edit.module.css";
import type { Place } from "./places";
import { formAddress, leaves, type ProjectForms, textPath } from "./project-forms";

/** Hints are escaped for the CMS: `plainHint`. */
const plain = (hint: string) => hint.replaceAll("&lt;", "<");

/** A text, or the forms of its plural, in all languages that have it. */
export function TextFields({ forms, textKey }: { forms: ProjectForms; textKey: string }) {
	const { text, textsAt, valueAt } = forms;
	return textsAt(textKey).map(([key, field]) => {
		const { label, hint, required, maxlength } = field;
		const tooLong = maxlength ? text("page.longest", { count: maxlength }) : undefined;
		const fields = (required as string[]).map((lang) => {
			const name = textPath(key, lang);
			const value = String(valueAt(name) ?? "");
			return { name, lang, label: languageName(lang), value, required: value !== "", maxlength, tooLong };
		});
		const names = placeholders(fields.map(({ value }) => value).join(" "));
		return (
			<fieldset key={key} className={styles.group}>
				<legend>{label}</legend>
				{hint && <p>{plain(hint)}</p>}
				{names.map((name) => (
					<p key={name}>
						{name}: {text(`page.placeholders.${/\w+/.exec(name)}`, {}, "…")}
					</p>
				))}
				{tooLong && <p>{tooLong}</p>}
				{fields.map((each) => (
					<Field key={each.name} {...each} widget="text" />
				))}
			</fieldset>
		);
	});
}

type ContentProps = { forms: ProjectForms; place: Place; onOpen: (place: Place) => void };

/** A field of a YAML file, or an entry of a list with its position. The entries of a list open their own forms. */
export function ContentFields({ forms, place, onOpen }: ContentProps) {
	const { entriesAt, placeField, text, valueAt } = forms;
	const field = placeField(place);
	if (!field) return null;
	const [, list = "", index = ""] = /^(.*)\.(\d+)$/.exec(place) ?? [];
	const siblings = list ? entriesAt(list) : [];
	const positions = siblings.map(([, name], at) => ({ value: `${at}`, label: `${at + 1}. ${name}` }));
	const heading = list ? `${placeField(list)?.label} › ${siblings[Number(index)]?.[1]}` : field.label;
	// An id cannot be changed here: the new one needs texts, which the form at /admin/ asks for.
	const fields = leaves(field, place).filter(([, { name }]) => name !== "id" && name !== "entry");
	return (
		<fieldset className={styles.group}>
			<legend>{heading}</legend>
			{fields.map(([path, leaf]) => {
				if (leaf.widget === "list") return <Entries key={path} {...{ forms, onOpen, leaf }} place={path} />;
				const isPicture = leaf.widget === "image" || leaf.widget === "object";
				if (isPicture) return <Pictures key={path} {...{ forms, leaf }} place={path} />;
				return <Field key={path} {...leaf} name={path} value={valueAt(path)} />;
			})}
			{siblings.length > 1 && (
				<Field name={place} label={text("page.position")} widget="select" value={index} options={positions} />
			)}
		</fieldset>
	);
}

function Entries({ forms, place, leaf, onOpen }: ContentProps & { leaf: FormField }) {
	return (
		<>
			<p>{leaf.label}</p>
			{forms.entriesAt(place).map(([entry, name]) => (
				<button key={entry} type="button" onClick={() => onOpen(entry)}>
					{name}
				</button>
			))}
		</>
	);
}

/** An icon, or the pictures of all languages. Each is a link to its field in the form at /admin/. */
function Pictures({ forms, place, leaf }: Omit<ContentProps, "onOpen"> & { leaf: FormField }) {
	const pictures = leaf.fields?.map(({ name, label }) => ({ label, path: `${place}.${name}` }));
	return (
		<div className={styles.group}>
			<p>{leaf.label}</p>
			{(pictures ?? [{ label: "", path: place }]).map(({ label, path }) => (
				<a key={path} href={formAddress(path)} target="editor">
					{[label, forms.valueAt(path)].filter(Boolean).join(": ")}
				</a>
			))}
		</div>
	);
}

type FieldProps = FormField & {
	value: unknown;
	lang?: string;
	/** Why a text of more than `maxlength` characters cannot be saved. */
	tooLong?: string;
};

function Field(props: FieldProps) {
	const { name, label, hint, widget, value, options, lang, required } = props;
	const { maxlength = Number.POSITIVE_INFINITY, tooLong = "" } = props;
	const id = useId();
	const shared = { id, name, defaultValue: String(value ?? "") };
	return (
		<div className={styles.group}>
			<label htmlFor={id}>{label}</label>
			{widget === "text" && (
				<textarea
					{...shared}
					rows={1}
					lang={lang}
					required={required === true}
					// `maxLength` would cut pasted text without a message.
					onInput={({ currentTarget: field }) => field.setCustomValidity(field.value.length > maxlength ? tooLong : "")}
				/>
			)}
			{widget === "string" && <input {...shared} />}
			{widget === "boolean" && <input id={id} name={name} type="checkbox" defaultChecked={value === true} />}
			{widget === "select" && (
				<select {...shared}>
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
