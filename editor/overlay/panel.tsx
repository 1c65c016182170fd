import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState, useTransition } from "react";
import type { ContentError } from "../../content-model/check/content-error";
import { baseKey } from "../../content-model/check/locale-texts";
import { errorMessage } from "../../content-model/messages";
import { Button } from "../../src/components/button/button";
import { languageOfPath, languages } from "../../src/i18n/languages";
import type { RefusedSave } from "../config/api";
import { formFile, type Project } from "../config/project";
import { brokenFile, editorText, fileName } from "../config/texts";
import { type LocaleFile, saveTexts } from "./locale-files";
import * as styles from "./overlay.module.css";
import { formAddress, type Place, splitPlace, textPlace } from "./places";
import { TextFields } from "./text-fields";

const text = editorText();

/** What the panel edits: texts by their keys, `landing:hero.lead`. */
export type Target = {
	keys: string[];
	files: LocaleFile[];
	/** The value of a YAML file that belongs to the texts. */
	place?: Place;
};

type PanelProps = {
	project: Project;
	target: Target;
	onClose: () => void;
	onSaved: () => Promise<void>;
};

const isInvalid = (input: HTMLTextAreaElement) => input.ariaInvalid === "true";

const inputs = () => [...document.querySelectorAll<HTMLTextAreaElement>(`.${styles.panel} textarea`)];

export const changedInputs = () => inputs().filter(({ value, defaultValue }) => value !== defaultValue);

function askBeforeUnload(event: BeforeUnloadEvent): void {
	if (changedInputs().length > 0) event.preventDefault();
}

/** In a text of several lines, too: the page shows no line breaks. */
function submitOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
	if (event.key !== "Enter" || !(event.target instanceof HTMLTextAreaElement)) return;
	event.preventDefault();
	event.currentTarget.requestSubmit();
}

const placeOf = ({ file, path = [] }: ContentError): Place => `${file}:${path.join(".")}`;

/** The message of a failure, or the errors that no field of the panel shows. */
function otherMessages({ message, errors = [] }: RefusedSave, keys: string[]): string {
	if (errors.length === 0) return message;
	const shown = keys.flatMap((key) => languages.map(({ code }) => textPlace(key, code)));
	const isShown = (place: Place) => shown.includes(place) || shown.includes(baseKey(place));
	const others = errors.filter((error) => !isShown(placeOf(error)));
	return others.map((error) => brokenFile(error, text)).join("\n");
}

/** Texts in all languages, beside the page. Escape closes the panel, and the browser returns the focus. */
export function Panel({ project, target: { keys, files, place }, onClose, onSaved }: PanelProps) {
	const titleId = useId();
	const panel = useRef<HTMLDialogElement>(null);
	const [failure, setFailure] = useState<RefusedSave>();
	const [isSaving, startSaving] = useTransition();
	const language = languageOfPath(window.location.pathname);

	useLayoutEffect(() => {
		const dialog = panel.current;
		dialog?.show();
		(inputs().find(({ lang }) => lang === language) ?? inputs()[0])?.focus();
		return () => dialog?.close();
	}, [language]);

	useEffect(() => {
		window.addEventListener("beforeunload", askBeforeUnload);
		return () => window.removeEventListener("beforeunload", askBeforeUnload);
	}, []);

	useEffect(() => {
		if (failure) inputs().find(isInvalid)?.focus();
	}, [failure]);

	async function save(): Promise<void> {
		setFailure(undefined);
		const failed = await saveTexts(files, changedInputs()).catch(({ message }: Error) => ({ message }));
		if (failed) setFailure(failed);
		else await onSaved();
	}

	const errors = failure?.errors ?? [];
	const messages = Object.fromEntries(errors.map((error) => [placeOf(error), errorMessage(error, text.language)]));

	return (
		<dialog
			ref={panel}
			aria-labelledby={titleId}
			className={styles.panel}
			onKeyDown={({ key }) => key === "Escape" && onClose()}
		>
			<h2 id={titleId}>{text("texts.label")}</h2>
			<form
				onKeyDown={submitOnEnter}
				onSubmit={(event) => {
					event.preventDefault();
					if (!isSaving) startSaving(save);
				}}
			>
				{keys.map((key) => (
					<TextFields key={key} textKey={key} project={project} files={files} messages={messages} />
				))}
				<footer>
					<p role="alert">{failure && otherMessages(failure, keys)}</p>
					<Button type="submit" size="small" aria-disabled={isSaving}>
						{text("save")}
					</Button>
					<Button variant="quiet" size="small" onClick={onClose}>
						{text("cancel")}
					</Button>
					<a href={formAddress(textPlace(keys[0] ?? "", language))} target="editor">
						{text("page.form")}
					</a>
					{place && (
						<a href={formAddress(place)} target="editor">
							{fileName(formFile(splitPlace(place).file).name, text)}
						</a>
					)}
				</footer>
			</form>
		</dialog>
	);
}
