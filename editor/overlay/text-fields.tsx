import { useId } from "react";
import { baseKey } from "../../content-model/check/locale-texts";
import type { FormField } from "../config/forms";
import { languagesOf, localeFields } from "../config/locale-fields";
import type { Project } from "../config/project";
import { editorText, fileName, languageName } from "../config/texts";
import { type LocaleFile, textAt } from "./locale-files";
import { type Place, textPlace } from "./places";

const text = editorText();

type Leaf = { key: string; label: string; field: FormField };

/** The fields of a form with their labels, "Top of the page › Lead". */
function leaves(fields: FormField[], key = "", label = ""): Leaf[] {
	return fields.flatMap((field) => {
		const leaf = { key: key + field.name, label: label + field.label, field };
		return field.fields ? leaves(field.fields, `${leaf.key}.`, `${leaf.label} › `) : [leaf];
	});
}

type TextFieldsProps = {
	/** `landing:hero.lead` */
	textKey: string;
	project: Project;
	files: LocaleFile[];
	/** The place of a text → why it cannot be saved. */
	messages: Record<Place, string>;
};

/** A text, or the forms of its plural, in all languages that have it. */
export function TextFields({ textKey, project, files, messages }: TextFieldsProps) {
	const [namespace = "", path] = textKey.split(":");
	const forms = leaves(localeFields(namespace, project, text) as FormField[]).filter(
		({ key }) => key === path || baseKey(key) === path,
	);
	return forms.map(({ key, label, field: { hint = "", maxlength } }) => {
		const texts = languagesOf(key, namespace, project).map((language) => {
			const name = textPlace(`${namespace}:${key}`, language);
			return { language, name, value: textAt(name, files) };
		});
		const limit = maxlength ? text("page.longest", { count: maxlength }) : "";
		return (
			<fieldset key={key}>
				<legend>{`${fileName(namespace, text)} › ${label}`}</legend>
				{/* Hints are escaped for the CMS: `plainHint`. */}
				{[hint.replaceAll("&lt;", "<"), limit].filter(Boolean).map((line) => (
					<p key={line}>{line}</p>
				))}
				{texts.map(({ name, ...each }) => (
					<TextInput key={name} name={name} message={messages[name] ?? ""} {...each} />
				))}
			</fieldset>
		);
	});
}

type InputProps = { name: string; language: string; value: string; message: string };

function TextInput({ name, language, value, message }: InputProps) {
	const id = useId();
	return (
		<>
			<label htmlFor={id}>{languageName(language, text)}</label>
			<textarea
				id={id}
				name={name}
				lang={language}
				rows={1}
				defaultValue={value}
				aria-invalid={message !== ""}
				aria-describedby={`${id}-message`}
			/>
			<p id={`${id}-message`}>{message}</p>
		</>
	);
}
