import { useState } from "react";
import { languageName } from "../app/texts";
import { untranslatedTexts } from "../app/untranslated-texts";
import type { ProjectForms } from "./forms";
import { loadedNamespaces } from "./marks";
import { markedKeys, visibleElements } from "./page-elements";
import * as styles from "./panel.module.css";
import type { Place } from "./places";

/** A form for texts, with their keys, and entries. The text in one language has the focus. */
export type FormTarget = { keys: string[]; places: Place[]; focus: string };

type Item = { label: string; shown?: string; target: FormTarget };
type Groups = [label: string, items: Item[]][];

const textItem = (key: string, focus: string, { keyLabel, shownText }: ProjectForms): Item => ({
	label: keyLabel(key),
	shown: shownText(key),
	target: { keys: [key], places: [], focus },
});

/** The texts of the page that cannot be clicked: labels, descriptions, what appears later. And all settings. */
function hidden(forms: ProjectForms): Groups {
	const { fileLabel, keysOf, language, places, project, settingsOf } = forms;
	const visible = new Set(visibleElements().flatMap(markedKeys));
	const texts = [...loadedNamespaces(), "language"].map((namespace): Groups[number] => {
		const keys = keysOf(namespace).filter((key) => !visible.has(key));
		return [fileLabel(namespace), keys.map((key) => textItem(key, language, forms))];
	});
	const settings = Object.keys(project.content).map((file): Groups[number] => [
		fileLabel(file),
		settingsOf(file).map(([place, label]) => ({
			label,
			target: { keys: places.keysAt(place), places: [place], focus: language },
		})),
	]);
	return [...texts, ...settings];
}

/** The texts that are missing or still English. */
function untranslated(forms: ProjectForms): Groups {
	const { project } = forms;
	const missing = untranslatedTexts(project);
	return Object.keys(project.locales).map((code) => {
		const own = missing.filter(({ language }) => language === code);
		return [languageName(code), own.map(({ namespace, key }) => textItem(`${namespace}:${key}`, code, forms))];
	});
}

const lists = { hidden, untranslated };
export type ListName = keyof typeof lists;

type ListProps = { forms: ProjectForms; list: ListName; onOpen: (target: FormTarget) => void };

/** Texts and settings, each with the button of its form. */
export function List({ forms, list, onOpen }: ListProps) {
	const [query, setQuery] = useState("");
	const isFound = ({ label, shown = "" }: Item) => `${label} ${shown}`.toLowerCase().includes(query.toLowerCase());
	const search = forms.text("page.search");
	return (
		<div className={styles.body}>
			<input type="search" aria-label={search} placeholder={search} onChange={({ target }) => setQuery(target.value)} />
			{lists[list](forms).map(([group, items]) => (
				<section key={group} aria-label={group} className={styles.group}>
					<h3>{group}</h3>
					{items.filter(isFound).map(({ label, shown, target }) => (
						<button key={label} type="button" className={styles.entry} onClick={() => onOpen(target)}>
							<span className={styles.label}>{label}</span>
							{shown}
						</button>
					))}
				</section>
			))}
		</div>
	);
}
