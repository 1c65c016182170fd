import type { ChangeEvent } from "react";
import { parse } from "yaml";
import { type Form, readForm, writeForm } from "../app/formats/formats";
import { apiPath, formFile, localAuthorization, localRepository, valueIn } from "../app/project";
import { guardCommits } from "../app/save/guard-commits";
import { toBase64 } from "../app/save/hosts";
import { ownTag } from "./page-elements";
import { type ProjectForms, splitPath } from "./project-forms";

const repository = `${apiPath}/repos/${localRepository}`;
const headers = { Authorization: localAuthorization };

const changedAttribute = "data-changed";

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const markChanged = ({ target }: ChangeEvent<HTMLFormElement>): void =>
	target.setAttribute(changedAttribute, "");

export const changedInputs = (): Input[] => [...document.querySelectorAll<Input>(`${ownTag} [${changedAttribute}]`)];

/** Sets a value, or moves an entry of a list, to the position that is the value. Groups that are missing are added. */
function applyEdit(form: Form, names: string[], value: unknown): void {
	let parent = form;
	for (const name of names.slice(0, -1)) {
		parent[name] ??= {};
		parent = parent[name] as Form;
	}
	const last = names.at(-1) ?? "";
	if (Array.isArray(parent)) parent.splice(Number(value), 0, ...parent.splice(Number(last), 1));
	else parent[last] = value;
}

/**
 * Saves the changed inputs, like the editor at `/admin/`. Only the edited lines of a file change.
 * @throws Error with the reason why nothing is saved
 */
export async function saveInputs(inputs: Input[], { project, text }: ProjectForms): Promise<void> {
	if (inputs.length === 0) return;
	const openedTexts = new Map<string, string>();
	const files: { operation: "update"; path: string; content: string }[] = [];

	for (const path of new Set(inputs.map(({ name }) => splitPath(name)[0]))) {
		const changed = inputs.filter(({ name }) => splitPath(name)[0] === path);
		const response = await fetch(`${repository}/raw/${path}`, { headers });
		const current = response.ok ? await response.text() : "{}";
		const { name, language } = formFile(path);
		const shown = language ? project.locales[language]?.[name] : project.content[name];
		// Other texts of the file may have changed. In a YAML file, the path of a value depends on the other entries.
		const compared = language ? changed.map((input) => splitPath(input.name)[1]) : [[]];
		const valuesIn = (content: unknown) => JSON.stringify(compared.map((names) => valueIn(content, names)));
		if (valuesIn(parse(current)) !== valuesIn(shown ?? {})) throw new Error(text("page.conflict"));
		const form = readForm(path, current);
		for (const input of changed) {
			const isSwitch = input instanceof HTMLInputElement && input.type === "checkbox";
			applyEdit(form, splitPath(input.name)[1], isSwitch ? input.checked : input.value);
		}
		const written = writeForm(path, form);
		openedTexts.set(written, current);
		files.push({ operation: "update", path, content: toBase64(written) });
	}

	const save = guardCommits(fetch, {
		loadProject: async () => project,
		openedText: (written) => openedTexts.get(written),
		text,
		askForTexts: async () => ({}),
	});
	const response = await save(`${repository}/contents`, { method: "POST", body: JSON.stringify({ files }), headers });
	if (!response.ok) throw new Error(((await response.json()) as { message: string }).message);
}
