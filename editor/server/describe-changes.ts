import { parse } from "yaml";
import { isObject } from "../../content-model/check/parsed-text";
import { formFile } from "../config/project";
import { words } from "../config/texts";
import { readForm } from "./forms/forms";

/** A changed file, before and after a save. */
export type ChangedFile = { path: string; before?: string; after?: string };

/** The changes that a subject names. */
const maximumChanges = 2;

const idOf = (value: unknown): string | undefined =>
	isObject(value) && typeof value.id === "string" ? value.id : undefined;

/** The changes between two values: `price of starter`, `new plan pro`. @param owner the id of the entry that contains them */
function changesIn(name: string, before: unknown, after: unknown, owner = ""): string[] {
	if (JSON.stringify(before) === JSON.stringify(after)) return [];
	if (isObject(before) && isObject(after)) {
		const id = idOf(after) ?? owner;
		const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
		return names.flatMap((key) => changesIn(key, before[key], after[key], id));
	}
	const label = words(name).toLowerCase();
	if (Array.isArray(before) && Array.isArray(after)) {
		const ids = (list: unknown[]) => list.flatMap((entry) => idOf(entry) ?? []);
		const [old, current] = [ids(before), ids(after)];
		if (old.length === before.length && current.length === after.length) {
			const added = current.filter((id) => !old.includes(id)).map((id) => `${id} added to ${label}`);
			const removed = old.filter((id) => !current.includes(id)).map((id) => `${id} removed from ${label}`);
			const entryIn = (list: unknown[], id: string) => list.find((entry) => idOf(entry) === id);
			const kept = current.filter((id) => old.includes(id));
			const changed = kept.flatMap((id) => changesIn(name, entryIn(before, id), entryIn(after, id), id));
			const found = [...added, ...removed, ...changed];
			return found.length > 0 ? found : [`order of ${label}`];
		}
	}
	return [owner && owner !== name ? `${label} of ${owner}` : label];
}

function valuesOf(path: string, text: string | undefined): unknown {
	if (text === undefined) return {};
	return formFile(path).kind === "content" ? parse(text) : readForm(path, text);
}

/** What has changed in a file with a form. */
function changesOf({ path, before, after }: ChangedFile): string[] {
	const { kind, name } = formFile(path);
	if (!kind) return [path.replace(/^content\/images\//, "")];
	if (kind === "pages" && before === undefined) return [`${name} added`];
	if (kind === "pages" && after === undefined) return [`${name} removed`];
	const owner = kind === "pages" ? name : "";
	return changesIn("", valuesOf(path, before), valuesOf(path, after), owner);
}

/** The subject of a commit: `Plans: price of starter`, `Pages: title of about`, `Landing: lead`. */
export function describeChanges(files: ChangedFile[]): string {
	const forms = files.filter(({ path }) => formFile(path).kind);
	// The texts of new ids follow from the content, and pictures from the form that names them.
	const content = forms.filter(({ path }) => formFile(path).kind === "content");
	const described = [content, forms, files].find((list) => list.length > 0) ?? [];
	const [first] = described;
	if (!first) return "Nothing";
	const { kind, name } = formFile(first.path);
	const subject = kind ? words(kind === "pages" ? kind : name) : "Pictures";
	const changes = [...new Set(described.flatMap(changesOf))];
	const more = changes.length > maximumChanges ? [`${changes.length - maximumChanges} more`] : [];
	return `${subject}: ${[...changes.slice(0, maximumChanges), ...more].join(", ")}`;
}
