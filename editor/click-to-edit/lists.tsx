import { useState } from "react";
import { baseKey } from "../../content-model/check/messages";
import { fileName, languageName } from "../config/texts";
import { untranslatedTexts } from "../config/untranslated-texts";
import * as styles from "./click-to-edit.module.css";
import { loadedNamespaces, pageLanguage } from "./marks";
import { markedKeys, visibleElements } from "./page-elements";
import type { ProjectForms } from "./project-forms";

type Item = { label: string; shown?: string; target: Target };
type Group = { label: string; items: Item[] };

function textItem(key: string, language: string, { labelOf, shownText }: ProjectForms): Item {
	return { label: labelOf(key), shown: shownText(key), target: { sources: [key], language } };
}

/** The texts of the page that cannot be clicked, such as labels and descriptions, and all settings. */
function hidden(forms: ProjectForms): Group[] {
	const { contentForms, sourcesAt, text, textFields } = forms;
	const language = pageLanguage();
	const visible = new Set(visibleElements().flatMap(markedKeys));
	const keys = [...new Set(textFields.map(([key]) => baseKey(key)))].filter((key) => !visible.has(key));
	const texts = [...loadedNamespaces(), "language"].map((namespace) => {
		const own = keys.filter((key) => key.startsWith(`${namespace}:`));
		return { label: fileName(namespace, text), items: own.map((key) => textItem(key, language, forms)) };
	});
	const settings = contentForms.map(({ file, label, fields }) => {
		const targetOf = (name: string) => ({ sources: sourcesAt(`${file}:${name}`), language });
		return { label, items: fields.map((field) => ({ label: field.label, target: targetOf(field.name) })) };
	});
	return [...texts, ...settings];
}

function untranslated(forms: ProjectForms): Group[] {
	const missing = untranslatedTexts(forms.project);
	return Object.keys(forms.project.locales).map((language) => {
		const own = missing.filter((text) => text.language === language);
		const items = own.map(({ namespace, key }) => textItem(`${namespace}:${key}`, language, forms));
		return { label: languageName(language), items };
	});
}

const lists = { hidden, untranslated };

/** What the panel shows: a form for texts, by their keys, and values, by their places; or a list that opens forms. */
export type Target = { sources: string[]; language: string; list?: keyof typeof lists };

type ListProps = { forms: ProjectForms; list: keyof typeof lists; onOpen: (target: Target) => void };

export function List({ forms, list, onOpen }: ListProps) {
	const [query, setQuery] = useState("");
	const isFound = ({ label, shown = "" }: Item) => `${label} ${shown}`.toLowerCase().includes(query.toLowerCase());
	const search = forms.text("page.search");
	return (
		<div className={styles.body}>
			<input type="search" aria-label={search} placeholder={search} onChange={({ target }) => setQuery(target.value)} />
			{lists[list](forms).map(({ label: group, items }) => (
				<section key={group} aria-label={group} className={styles.group}>
					<h3>{group}</h3>
					{items.filter(isFound).map(({ label, shown, target }) => (
						<button key={label} type="button" onClick={() => onOpen(target)}>
							<span>{label}</span>
							{shown}
						</button>
					))}
				</section>
			))}
		</div>
	);
}
