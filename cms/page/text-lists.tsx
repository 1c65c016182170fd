import { useState } from "react";
import { defaultLanguage } from "../../src/i18n/languages";
import { type EditorText, languageName } from "../app/texts";
import { untranslatedTexts } from "../app/untranslated-texts";
import type { Editing, Target } from "./editing";
import { pageTexts } from "./marks";
import { editable, isVisible, markedKeys } from "./page-elements";
import * as styles from "./panel.module.css";

type Item = { id: string; label: string; shown?: string; target: Target };
type Group = { label: string; items: Item[] };

type ListProps = { groups: Group[]; text: EditorText; onOpen: (target: Target) => void };

/** Texts and fields, each with the button of its form. */
export function List({ groups, text, onOpen }: ListProps) {
	const [query, setQuery] = useState("");
	const isFound = ({ label, shown = "" }: Item) => `${label} ${shown}`.toLowerCase().includes(query.toLowerCase());
	return (
		<div className={styles.body}>
			<input
				type="search"
				value={query}
				onChange={(event) => setQuery(event.target.value)}
				aria-label={text("page.search")}
				placeholder={text("page.search")}
				className={styles.input}
			/>
			{groups.map(({ label, items }) => {
				const found = items.filter(isFound);
				if (found.length === 0) return null;
				return (
					<section key={label} aria-label={label} className={styles.group}>
						<h3 className={styles.legend}>{label}</h3>
						<ul className={styles.entries}>
							{found.map((item) => (
								<li key={item.id}>
									<button type="button" className={styles.entry} onClick={() => onOpen(item.target)}>
										<span className={styles.label}>{item.label}</span>
										<span>{item.shown}</span>
									</button>
								</li>
							))}
						</ul>
					</section>
				);
			})}
		</div>
	);
}

function textItem(key: string, language: string, { forms }: Editing): Item {
	const shown = forms.textFields(key).map(({ values }) => values[language] || values[defaultLanguage]);
	return { id: key, label: forms.keyLabel(key), shown: shown[0], target: { keys: [key], places: [], language } };
}

/** The texts of the page that cannot be clicked: labels, descriptions, what appears later. And all settings. */
export function hiddenContent(editing: Editing, language: string): Group[] {
	const { forms, places } = editing;
	const visible = new Set([...document.querySelectorAll(editable)].filter(isVisible).flatMap(markedKeys));
	const texts = [...pageTexts().namespaces, "language"].map((namespace) => ({
		label: forms.fileLabel(namespace),
		items: forms
			.keysOf(namespace)
			.filter((key) => !visible.has(key))
			.map((key) => textItem(key, language, editing)),
	}));
	const settings = Object.keys(editing.snapshot.project.content).map((file) => ({
		label: forms.fileLabel(file),
		items: (forms.fieldAt({ file, path: [] }).fields ?? []).map(({ name, label }) => {
			const place = { file, path: [name] };
			return { id: name, label, target: { keys: places.keysAt(place), places: [place], language } };
		}),
	}));
	return [...texts, ...settings];
}

/** The texts that are missing or still English. */
export function untranslated(editing: Editing): Group[] {
	const { snapshot } = editing;
	const missing = untranslatedTexts(snapshot.project);
	return Object.keys(snapshot.project.locales).map((language) => ({
		label: languageName(language),
		items: missing
			.filter((each) => each.language === language)
			.map(({ namespace, key }) => textItem(`${namespace}:${key}`, language, editing)),
	}));
}
