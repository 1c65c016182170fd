import { type SubmitEvent, useState } from "react";
import { Button } from "../../src/components/button/button";
import { contentName, explainError } from "../app/save/check-form";
import { changedFiles } from "./apply-edits";
import type { Place } from "./content-places";
import type { Editing, FormTarget, Target } from "./editing";
import { editsOf, PlaceInputs, TextInputs } from "./form-fields";
import * as styles from "./panel.module.css";
import { type Refusal, writeFiles } from "./project";

type EditFormProps = {
	editing: Editing;
	/** The language of the page. */
	language: string;
	target: FormTarget;
	onOpen: (target: Target) => void;
	onClose: () => void;
	onSaved: () => void;
};

function reasonOf({ status, message, errors }: Refusal, { snapshot, text }: Editing): string {
	if (status === 409) return text("page.conflict");
	if (errors.length === 0) return message;
	const contentOf = (file: string) => snapshot.project.content[contentName(file) ?? ""];
	return errors.map((error) => explainError(error, contentOf(error.file), text)).join("\n");
}

/** The address of the form at `/admin/`, with the field to show. */
function formAddress({ keys: [key = ""], places: [place], language }: FormTarget): string {
	const address = (locale: string, field: string, form: string) =>
		`/admin/?${new URLSearchParams({ locale, field })}#/collections/${form.replace("/", "/entries/")}`;
	const [namespace = "", path = ""] = key.split(":");
	if (key || !place) return address(language, path, `texts/${namespace}`);
	return address("_default", place.path.join("."), `content/${place.file}`);
}

/** The texts and fields of something on the page. */
export function EditForm({ editing, language, target, onOpen, onClose, onSaved }: EditFormProps) {
	const { forms, places, snapshot, text } = editing;
	const [reason, setReason] = useState("");
	const [isSaving, setIsSaving] = useState(false);
	const openPlace = (place: Place) => onOpen({ keys: places.keysAt(place), places: [place], language });

	async function save(event: SubmitEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		if (isSaving) return;
		setIsSaving(true);
		try {
			const files = await changedFiles(editsOf(event.currentTarget), snapshot);
			const refusal = files.length > 0 ? await writeFiles(files) : undefined;
			if (refusal) setReason(reasonOf(refusal, editing));
			else onSaved();
		} catch (error) {
			setReason(String(error));
		}
		setIsSaving(false);
	}

	return (
		<form className={styles.form} onSubmit={save}>
			<div className={styles.body}>
				<TextInputs texts={target.keys.flatMap(forms.textFields)} text={text} />
				{target.places.map((place) => (
					<PlaceInputs
						key={JSON.stringify(place)}
						place={place}
						forms={forms}
						language={language}
						text={text}
						onOpen={openPlace}
					/>
				))}
			</div>
			<footer className={styles.foot}>
				{reason && (
					<p role="alert" className={styles.reason}>
						{reason}
					</p>
				)}
				<Button type="submit" size="small" aria-disabled={isSaving}>
					{text("save")}
				</Button>
				<Button variant="quiet" size="small" onClick={onClose}>
					{text("cancel")}
				</Button>
				<a href={formAddress(target)} target="editor" className={styles.link}>
					{text("page.form")}
				</a>
			</footer>
		</form>
	);
}
