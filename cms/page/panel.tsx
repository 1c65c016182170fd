import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { Icon } from "../../src/components/icon/icon";
import { EditForm } from "./edit-form";
import type { Editing, Target } from "./editing";
import * as styles from "./panel.module.css";
import { hiddenContent, List, untranslated } from "./text-lists";

type PanelProps = {
	editing: Editing;
	/** The language of the page. */
	language: string;
	target: Target;
	onOpen: (target: Target) => void;
	/** Returns to the list that has led here. */
	onBack?: () => void;
	onClose: () => void;
	onSaved: () => void;
};

function titleOf(target: Target, { forms, text }: Editing): string {
	if ("list" in target) return text(target.list === "hidden" ? "page.hidden" : "untranslated.title");
	const [key] = target.keys;
	const [place] = target.places;
	if (key) return forms.keyLabel(key);
	return place ? forms.fileLabel(place.file) : "";
}

/** The panel beside the page. Escape closes it. */
export function Panel({ editing, language, target, onOpen, onBack, onClose, onSaved }: PanelProps) {
	const { text } = editing;
	const titleId = useId();
	const panel = useRef<HTMLElement>(null);
	const focused = "list" in target ? language : target.language;
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
			<header className={styles.head}>
				{onBack && (
					<button type="button" className={styles.icon} onClick={onBack} aria-label={text("page.back")}>
						<Icon name="arrow-left" />
					</button>
				)}
				<h2 id={titleId} className={styles.title}>
					{titleOf(target, editing)}
				</h2>
				<button type="button" className={styles.icon} onClick={onClose} aria-label={text("untranslated.close")}>
					<Icon name="close" />
				</button>
			</header>
			{"list" in target ? (
				<List
					groups={(target.list === "hidden" ? hiddenContent : untranslated)(editing, language)}
					text={text}
					onOpen={onOpen}
				/>
			) : (
				<EditForm
					editing={editing}
					language={language}
					target={target}
					onOpen={onOpen}
					onClose={onClose}
					onSaved={onSaved}
				/>
			)}
		</section>
	);
}
