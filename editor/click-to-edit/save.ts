import type { ChangeEvent } from "react";
import { parse } from "yaml";
import { apiPath, localAuthorization, localRepository } from "../config/api";
import { formFile, valueIn } from "../config/project";
import { ownTag } from "./page-elements";
import { type ProjectForms, splitPath } from "./project-forms";

const repository = `${apiPath}/repos/${localRepository}`;
const headers = { Authorization: localAuthorization };

const changedAttribute = "data-changed";

type Form = Record<string, unknown>;
type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const markChanged = ({ target }: ChangeEvent<HTMLFormElement>): void =>
	target.setAttribute(changedAttribute, "");

export const changedInputs = (): Input[] => [...document.querySelectorAll<Input>(`${ownTag} [${changedAttribute}]`)];

const toBase64 = (text: string) =>
	btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""));
const fromBase64 = (base64: string) =>
	new TextDecoder().decode(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));

async function post(route: string, body: unknown): Promise<unknown> {
	const response = await fetch(`${repository}/${route}`, { method: "POST", headers, body: JSON.stringify(body) });
	const answer = await response.json();
	if (!response.ok) throw new Error(answer.message);
	return answer;
}

/** The values of a file, with the version in which the server finds conflicts. */
async function readForm(path: string): Promise<Form> {
	const [file] = (await post("file-contents", { files: [path] })) as { content: string }[];
	return parse(fromBase64(file?.content ?? "")) as Form;
}

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
export async function saveInputs(inputs: Input[], { project, values, text }: ProjectForms): Promise<void> {
	if (inputs.length === 0) return;
	const files: { operation: "update"; path: string; content: string }[] = [];

	for (const path of new Set(inputs.map(({ name }) => splitPath(name)[0]))) {
		const changed = inputs.filter(({ name }) => splitPath(name)[0] === path);
		const { __opened, ...form } = await readForm(path);
		const { name, language } = formFile(path);
		const shown = language ? project.locales[language]?.[name] : values[name];
		// Other texts of the file may have changed. In a YAML file, the path of a value depends on the other entries.
		const compared = language ? changed.map((input) => splitPath(input.name)[1]) : [[]];
		const valuesIn = (content: unknown) => JSON.stringify(compared.map((names) => valueIn(content, names)));
		if (valuesIn(form) !== valuesIn(shown ?? {})) throw new Error(text("page.conflict"));
		for (const input of changed) {
			const isSwitch = input instanceof HTMLInputElement && input.type === "checkbox";
			applyEdit(form, splitPath(input.name)[1], isSwitch ? input.checked : input.value);
		}
		files.push({ operation: "update", path, content: toBase64(JSON.stringify({ ...form, __opened })) });
	}
	await post("contents", { files });
}
