import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../src/components/button/button";
import { Icon } from "../../src/components/icon/icon";
import { Fields } from "./fields";
import type { ProjectForms } from "./forms";
import { type FormTarget, List, type ListName } from "./lists";
import * as styles from "./panel.module.css";
import type { Place } from "./places";
import { changedInputs, saveInputs } from "./save";

/** What the panel shows. Lists lead to forms. */
export type Target = FormTarget | { list: ListName };

type PanelProps = {
	forms: ProjectForms;
	target: Target;
	onOpen: (target: Target) => void;
	/** Returns to the list that has led here. */
	onBack?: () => void;
	onClose: () => void;
	onSaved: () => Promise<void>;
};

function titleOf(target: Target, { keyLabel, fileLabel, text }: ProjectForms): string {
	if ("list" in target) return text(target.list === "hidden" ? "page.hidden" : "untranslated.title");
	const [key] = target.keys;
	const [place = ""] = target.places;
	return key ? keyLabel(key) : fileLabel(place.replace(/:.*/, ""));
}

/** The panel beside the page. Escape closes it. */
export function Panel({ onBack, ...props }: PanelProps) {
	const { forms, target, onOpen, onClose } = props;
	const { text } = forms;
	const titleId = useId();
	const panel = useRef<HTMLElement>(null);
	const focused = "list" in target ? undefined : target.focus;
	useEffect(() => {
		const inputs = [...(panel.current?.querySelectorAll<HTMLElement>("textarea, input, select") ?? [])];
		const first = inputs.find(({ lang }) => lang === focused) ?? inputs[0];
		(first ?? panel.current)?.focus();
	}, [focused]);
	function closeOnEscape(event: KeyboardEvent): void {
		if (event.key === "Escape") onClose();
	}
	return (
		<section
			ref={panel}
			role="dialog"
			aria-labelledby={titleId}
			tabIndex={-1}
			className={styles.panel}
			onKeyDown={closeOnEscape}
		>
			<header>
				{onBack && (
					<button type="button" onClick={onBack} aria-label={text("page.back")}>
						<Icon name="arrow-left" />
					</button>
				)}
				<h2 id={titleId}>{titleOf(target, forms)}</h2>
				<button type="button" onClick={onClose} aria-label={text("untranslated.close")}>
					<Icon name="close" />
				</button>
			</header>
			{"list" in target ? (
				<List forms={forms} list={target.list} onOpen={onOpen} />
			) : (
				<Form {...props} target={target} />
			)}
		</section>
	);
}

/** The address of the form at `/admin/`, with the field to show. */
function formAddress({ keys: [key], places: [place = ""], focus }: FormTarget): string {
	const [name = "", field = ""] = (key ?? place).split(":");
	const query = new URLSearchParams({ locale: key ? focus : "_default", field });
	return `/admin/?${query}#/collections/${key ? "texts" : "content"}/entries/${name}`;
}

type FormProps = Omit<PanelProps, "target"> & { target: FormTarget };

/** The texts and fields of something on the page. */
function Form({ forms, target, onOpen, onClose, onSaved }: FormProps) {
	const { places, text } = forms;
	const [reason, setReason] = useState("");
	const [isSaving, setIsSaving] = useState(false);
	const openPlace = (place: Place) => onOpen({ keys: places.keysAt(place), places: [place], focus: target.focus });

	async function save(event: SubmitEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		if (isSaving) return;
		setIsSaving(true);
		try {
			const inputs = changedInputs(event.currentTarget);
			if (inputs.length > 0) await saveInputs(inputs, forms);
			await onSaved();
		} catch (error) {
			setReason(error instanceof Error ? error.message : String(error));
			setIsSaving(false);
		}
	}

	const groups = [...target.keys.flatMap(forms.textGroups), ...target.places.map(forms.placeGroup)];
	return (
		<form onSubmit={save}>
			<div className={styles.body}>
				{groups.map((group) => (
					<Fields key={group.controls.map(({ name }) => name).join()} {...group} onOpen={openPlace} />
				))}
			</div>
			<footer>
				{reason && <p role="alert">{reason}</p>}
				<Button type="submit" size="small" aria-disabled={isSaving}>
					{text("save")}
				</Button>
				<Button variant="quiet" size="small" onClick={onClose}>
					{text("cancel")}
				</Button>
				<a href={formAddress(target)} target="editor">
					{text("page.form")}
				</a>
			</footer>
		</form>
	);
}
