import { parse } from "yaml";
import { readForm } from "../app/formats/formats";
import { formFile } from "../app/project";
import { guardCommits } from "../app/save/guard-commits";
import { toBase64 } from "../app/save/hosts";
import { apiPath, localAuthorization, localRepository } from "../local-address";
import { type ProjectForms, positionKey } from "./forms";

const repository = `${apiPath}/repos/${localRepository}`;
const headers = { Authorization: localAuthorization };

/** A changed input. */
type Edit = { file: string; path: string[]; value: string | boolean | File; folder?: string };

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Values = Record<string, unknown>;

function isChanged(input: Input): boolean {
	if (input instanceof HTMLSelectElement) return input.selectedOptions[0]?.defaultSelected === false;
	if (input.type === "checkbox") return input.matches(":checked") !== input.hasAttribute("checked");
	return input.value !== input.defaultValue;
}

/** The inputs of the panel whose values differ from those that it was opened with. */
export const changedInputs = (panel: Element): Input[] =>
	[...panel.querySelectorAll<Input>("[name]")].filter(isChanged);

function editOf(input: Input): Edit {
	const [file = "", path = ""] = input.name.split(":");
	const { checked, files, type } = input as HTMLInputElement;
	const value = files?.[0] ?? (type === "checkbox" ? checked : input.value);
	return { file, path: path.split("."), value, folder: input.dataset.folder };
}

/** The object or list that contains the last key of a path. Groups that are missing are added. */
function parentOf(root: Values, path: string[]): Values {
	return path.slice(0, -1).reduce((parent, key) => {
		parent[key] ??= {};
		return parent[key] as Values;
	}, root);
}

function applyEdit(form: Values, path: string[], value: unknown): void {
	const key = path.at(-1) ?? "";
	if (key !== positionKey) {
		parentOf(form, path)[key] = value;
		return;
	}
	const entry = path.slice(0, -1);
	const list = parentOf(form, entry) as unknown as unknown[];
	list.splice(Number(value), 0, ...list.splice(Number(entry.at(-1)), 1));
}

/** A path for an uploaded picture that no other picture has: a picture may be used in several places. */
function picturePath(name: string, folder: string, taken: Set<string>): string {
	const [, base = "", ending = ""] = /^(.*)\.(\w+)$/.exec(name.toLowerCase()) ?? [];
	const slug = base.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "picture";
	let path = `${folder.slice(1)}/${slug}.${ending}`;
	for (let number = 2; taken.has(path); number += 1) path = `${folder.slice(1)}/${slug}-${number}.${ending}`;
	return path;
}

/**
 * Saves what has been changed, as the editor at `/admin/` does. Only the lines of what was edited differ.
 * @throws Error with the reason why nothing is saved
 */
export async function saveInputs(inputs: Input[], { project, text }: ProjectForms): Promise<void> {
	const edits = inputs.map(editOf);
	const images = new Set(project.images);
	const files = new Map<string, string>();

	for (const file of new Set(edits.map((edit) => edit.file))) {
		const read = await fetch(`${repository}/raw/${file}`, { headers });
		const current = read.ok ? await read.text() : "{}";
		const { name = "", language } = formFile(file);
		const shown = language ? (project.locales[language]?.[name] ?? {}) : project.content[name];
		if (JSON.stringify(parse(current)) !== JSON.stringify(shown)) throw new Error(text("page.conflict"));
		const form = await readForm(language ? "texts" : "content", current, project);
		for (const { path, value, folder = "" } of edits.filter((edit) => edit.file === file)) {
			if (value instanceof File) {
				const picture = picturePath(value.name, folder, images);
				images.add(picture);
				files.set(picture, toBase64(await value.arrayBuffer()));
				applyEdit(form, path, picture.replace("content", ""));
			} else applyEdit(form, path, value);
		}
		files.set(file, toBase64(JSON.stringify(form)));
	}

	const commit = guardCommits(fetch, {
		loadProject: async () => project,
		text,
		askToOverwrite: async () => false,
		askForTexts: async () => ({}),
		showField: () => undefined,
	});
	const body = JSON.stringify({
		files: [...files].map(([path, content]) => ({ operation: "update", path, content })),
	});
	const response = await commit(`${repository}/contents`, { method: "POST", body, headers });
	if (!response.ok) throw new Error(((await response.json()) as { message: string }).message);
}
