import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState, useTransition } from "react";
import { Button } from "../../src/components/button/button";
import { Icon } from "../../src/components/icon/icon";
import * as styles from "./click-to-edit.module.css";
import { ContentFields, TextFields } from "./fields";
import { List, type Target } from "./lists";
import { formAddress, type ProjectForms, textPath } from "./project-forms";
import { changedInputs, markChanged, saveInputs } from "./save";

type PanelProps = {
	forms: ProjectForms;
	target: Target;
	onOpen: (target: Target) => void;
	onBack?: () => void;
	onClose: () => void;
	onSaved: () => Promise<void>;
};

/** In a text of several lines, too: the page shows no line breaks. */
function submitOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
	if (event.key !== "Enter" || !(event.target instanceof HTMLTextAreaElement)) return;
	event.preventDefault();
	event.currentTarget.requestSubmit();
}

/** The panel beside the page. Escape closes it, and the browser returns the focus. */
export function Panel({ forms, target, onOpen, onBack, onClose, onSaved }: PanelProps) {
	const { labelOf, sourcesAt, text } = forms;
	const { sources, language, list } = target;
	const [source = ""] = sources;
	const listTitle = text(list === "hidden" ? "page.hidden" : "untranslated.title");
	const titleId = useId();
	const panel = useRef<HTMLDialogElement>(null);
	const [reason, setReason] = useState("");
	const [isSaving, startSaving] = useTransition();

	useLayoutEffect(() => {
		const dialog = panel.current;
		dialog?.show();
		const inputs = [...(dialog?.querySelectorAll<HTMLElement>("textarea, input, select") ?? [])];
		(inputs.find(({ lang }) => lang === language) ?? inputs[0])?.focus();
		return () => dialog?.close();
	}, [language]);

	useEffect(() => {
		const askBeforeUnload = (event: Event) => changedInputs().length > 0 && event.preventDefault();
		window.addEventListener("beforeunload", askBeforeUnload);
		return () => window.removeEventListener("beforeunload", askBeforeUnload);
	}, []);

	async function save(): Promise<void> {
		setReason("");
		try {
			await saveInputs(changedInputs(), forms);
			await onSaved();
		} catch (error) {
			setReason(error instanceof Error ? error.message : String(error));
		}
	}

	return (
		<dialog
			ref={panel}
			aria-labelledby={titleId}
			className={styles.panel}
			onKeyDown={({ key }) => key === "Escape" && onClose()}
		>
			<header>
				{onBack && (
					<button type="button" onClick={onBack} aria-label={text("page.back")}>
						<Icon name="arrow-left" />
					</button>
				)}
				<h2 id={titleId}>{list ? listTitle : labelOf(source)}</h2>
				<button type="button" onClick={onClose} aria-label={text("untranslated.close")}>
					<Icon name="close" />
				</button>
			</header>
			{list ? (
				<List forms={forms} list={list} onOpen={onOpen} />
			) : (
				<form
					onChange={markChanged}
					onKeyDown={submitOnEnter}
					onSubmit={(event) => {
						event.preventDefault();
						if (!isSaving) startSaving(save);
					}}
				>
					<div className={styles.body}>
						{sources.map((each) =>
							each.startsWith("content/") ? (
								<ContentFields
									key={each}
									forms={forms}
									place={each}
									onOpen={(entry) => onOpen({ sources: sourcesAt(entry), language })}
								/>
							) : (
								<TextFields key={each} forms={forms} textKey={each} />
							),
						)}
					</div>
					<footer>
						{reason && <p role="alert">{reason}</p>}
						<Button type="submit" size="small" aria-disabled={isSaving}>
							{text("save")}
						</Button>
						<Button variant="quiet" size="small" onClick={onClose}>
							{text("cancel")}
						</Button>
						<a href={formAddress(source.startsWith("content/") ? source : textPath(source, language))} target="editor">
							{text("page.form")}
						</a>
					</footer>
				</form>
			)}
		</dialog>
	);
}
