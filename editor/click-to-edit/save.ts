import type { ChangeEvent } from "react";
import { parse } from "yaml";
import { type Form, readForm, writeForm } from "../app/formats/formats";
import { apiPath, localAuthorization, localRepository } from "../app/local-address";
import { formFile, valueIn } from "../app/project";
import { guardCommits } from "../app/save/guard-commits";
import { toBase64 } from "../app/save/hosts";
import { type ProjectForms, splitPath } from "./forms";
import { ownTag } from "./page-elements";

const repository = `${apiPath}/repos/${localRepository}`;
const headers = { Authorization: localAuthorization };

/** Each changed input of the panel has this attribute. */
const changedAttribute = "data-changed";

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const markChanged = ({ target }: ChangeEvent<HTMLFormElement>): void =>
	target.setAttribute(changedAttribute, "");

export const changedInputs = (): Input[] => [...document.querySelectorAll<Input>(`${ownTag} [${changedAttribute}]`)];

const inputValue = (input: Input): unknown =>
	input.type === "checkbox" ? (input as HTMLInputElement).checked : input.value;

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
	const files = new Map<string, { written: string; opened: string }>();

	for (const file of new Set(inputs.map(({ name }) => splitPath(name)[0]))) {
		const read = await fetch(`${repository}/raw/${file}`, { headers });
		const current = read.ok ? await read.text() : "{}";
		const { name, language } = formFile(file);
		const shown = language ? (project.locales[language]?.[name] ?? {}) : project.content[name];
		const edits = inputs.filter((input) => splitPath(input.name)[0] === file);
		// Other texts of the file may have changed. In a YAML file, the path of a value depends on the other entries.
		const compared = language ? edits.map((input) => splitPath(input.name)[1]) : [[]];
		const [saved, opened] = [parse(current), shown].map((value) => compared.map((path) => valueIn(value, path)));
		if (JSON.stringify(saved) !== JSON.stringify(opened)) throw new Error(text("page.conflict"));
		const form = readForm(file, current, project);
		for (const input of edits) applyEdit(form, splitPath(input.name)[1], inputValue(input));
		files.set(file, { written: writeForm(file, form, project), opened: current });
	}

	const commit = guardCommits(fetch, {
		loadProject: async () => project,
		openedText: (text) => [...files.values()].find(({ written }) => written === text)?.opened,
		text,
		askToOverwrite: async () => false,
		askToDelete: async () => false,
		askForTexts: async () => ({}),
		showField: () => undefined,
	});
	const body = JSON.stringify({
		files: [...files].map(([path, { written }]) => ({ operation: "update", path, content: toBase64(written) })),
	});
	const response = await commit(`${repository}/contents`, { method: "POST", body, headers });
	if (!response.ok) throw new Error(((await response.json()) as { message: string }).message);
}
