import { parse } from "yaml";
import { contentSchemas } from "../../content-model/schemas";
import { textKeys } from "../app/config/locale-fields";
import { fileValue } from "../app/formats/content-format";
import { textFormat } from "../app/formats/text-format";
import { updateYaml } from "../app/formats/update-yaml";
import type { Tree } from "../app/project";
import { toBase64 } from "../app/save/hosts";
import { changedTexts, type NewTexts, namespacesOf } from "../app/save/new-texts";
import type { Place } from "./content-places";
import type { SavedFile, Snapshot } from "./project";

/** What a form changes: texts, fields of YAML files, positions of entries in their lists, and pictures to upload. */
export type Edits = {
	texts: NewTexts;
	fields: (Place & { value: unknown })[];
	moves: (Place & { to: number })[];
	pictures: (Place & { picture: File /** `/content/images` */; folder: string })[];
};

type Collection = Record<PropertyKey, unknown>;

const parentOf = (value: unknown, path: Place["path"]): Collection =>
	path.slice(0, -1).reduce<Collection>((parent, key) => parent[key] as Collection, value as Collection);

function changedContent(file: string, text: string, { fields, moves }: Edits): string {
	const schema = contentSchemas[file];
	if (!schema) throw new Error(`content/${file}.yaml has no schema`);
	const value = parse(text) as unknown;
	for (const { path, value: changed } of fields.filter((field) => field.file === file)) {
		parentOf(value, path)[path.at(-1) ?? ""] = changed;
	}
	for (const { path, to } of moves.filter((move) => move.file === file)) {
		const list = parentOf(value, path) as unknown as unknown[];
		list.splice(to, 0, ...list.splice(Number(path.at(-1)), 1));
	}
	return updateYaml(text, fileValue(value, schema));
}

/** A name for an uploaded picture that no other picture has: a picture may be used in several places. */
function pictureName(name: string, taken: string[], folder: string): string {
	const [, base = "", extension = ""] = /^(.*)\.(\w+)$/.exec(name.toLowerCase()) ?? [];
	const slug = base.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "picture";
	const candidates = [slug, ...taken.map((_, index) => `${slug}-${index + 2}`)];
	const free = candidates
		.map((each) => `${folder.slice(1)}/${each}.${extension}`)
		.find((path) => !taken.includes(path));
	return free ?? "";
}

async function pictureFile(path: string, picture: File): Promise<SavedFile> {
	const bytes = new Uint8Array(await picture.arrayBuffer());
	return { path, content: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")) };
}

/** The files that change. Only the lines of what was edited differ. */
export async function changedFiles(edits: Edits, { project, files }: Snapshot): Promise<SavedFile[]> {
	const uploads = edits.pictures.map(({ file, path, picture, folder }) => {
		const target = pictureName(picture.name, project.images, folder);
		return { file, path, picture, target, value: target.replace("content/", "") };
	});
	const withUploads = { ...edits, fields: [...edits.fields, ...uploads] };
	const changed = new Map<string, string>();
	for (const file of new Set([...withUploads.fields, ...edits.moves].map((place) => place.file))) {
		const path = `content/${file}.yaml`;
		changed.set(path, changedContent(file, files.get(path)?.text ?? "", withUploads));
	}
	const texts = { added: edits.texts, removed: [] };
	for (const namespace of namespacesOf(texts)) {
		const format = textFormat(textKeys(namespace, project));
		for (const language of Object.keys(project.locales)) {
			const path = `locales/${language}/${namespace}.json`;
			const json = changedTexts(texts, namespace, language, files.get(path)?.text ?? "{}");
			changed.set(path, format.toFile(JSON.parse(json) as Tree));
		}
	}
	const written = [...changed]
		.filter(([path, text]) => text !== files.get(path)?.text)
		.map(([path, text]) => ({ path, content: toBase64(text), sha: files.get(path)?.sha }));
	return [...written, ...(await Promise.all(uploads.map(({ target, picture }) => pictureFile(target, picture))))];
}
