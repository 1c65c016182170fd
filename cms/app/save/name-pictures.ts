import { parse } from "yaml";
import { schemaValues } from "../../../content-model/check/content-fields";
import { contentSchemas } from "../../../content-model/schemas";
import { languageImage } from "../../../content-model/schemas/schema-helpers";
import { languagePictures } from "../formats/content-format";
import { formFile, type Project } from "../project";
import { type EditorText, fileName } from "../texts";
import { fieldName } from "./check-form";
import type { Commit, SavedForm } from "./commit";
import { fromBase64 } from "./hosts";

/** A picture, and the field of a YAML file that names it. */
type NamedPicture = { picture: string; place: string };

function picturesOf(path: string, yaml: string, text: EditorText): NamedPicture[] {
	const { name, schema } = formFile(path);
	if (!schema) return [];
	const content: unknown = parse(yaml);
	const fields = schemaValues(schema, content).filter((field) => field.schema.meta()?.image && field.value);
	return fields.map(({ value, path: names }) => ({
		picture: String(value),
		place: `${fileName(name, text)} › ${fieldName(name, names, content, text)}`,
	}));
}

/** The pictures that all YAML files name once the forms are saved. */
async function namedPictures({ read, project, text }: Commit, forms: SavedForm[]): Promise<NamedPicture[]> {
	const named = Object.keys(contentSchemas).map(async (name) => {
		const path = `content/${name}.yaml`;
		const form = forms.find((each) => each.path === path);
		if (form) return picturesOf(path, form.mine, text);
		return name in project.content ? picturesOf(path, fromBase64((await read(path)) ?? ""), text) : [];
	});
	return (await Promise.all(named)).flat();
}

/** The common picture of a language's picture: `images/a.png` for `content/images/ru/a.png`. */
const commonPicture = (file: string) => file.replace(/^content\/images\/[^/]+\//, "images/");

const languagesOf = (picture: string, { locales }: Project) =>
	Object.keys(locales).map((language) => `content/${languageImage(picture, language)}`);

/**
 * The pictures of languages that a form changes. A picture that several fields name keeps its pictures of languages.
 * @throws Error if the user has changed one of them
 */
function ownPictures({ path, form, theirs, mine }: SavedForm, named: NamedPicture[], { project, text }: Commit) {
	const before = picturesOf(path, theirs, text).map(({ picture }) => picture);
	const after = picturesOf(path, mine, text).map(({ picture }) => picture);
	const shownBefore = before.flatMap((picture) => languagesOf(picture, project));
	return [...languagePictures(form, project.images)].filter(([target, shown]) => {
		const common = commonPicture(target);
		const places = named.filter(({ picture }) => picture === common).map(({ place }) => place);
		if (places.length < 2) return true;
		const count = (pictures: string[]) => pictures.filter((picture) => picture === common).length;
		const isChosen = count(after) > count(before);
		// The field of the language still shows the picture that belonged to the previous one.
		if (isChosen && (!shown || shownBefore.includes(shown))) return false;
		if (!isChosen && !project.images.includes(target)) return true;
		const file = target.replace("content/images/", "");
		throw new Error(text("refused.shared", { file, places: places.join(", ") }));
	});
}

/** Renames the pictures of languages to the names that the site expects. */
export async function namePictures(commit: Commit, forms: SavedForm[]): Promise<void> {
	const { files, read, project, text } = commit;
	const changed = forms.filter(
		({ path, form }) => formFile(path).schema && languagePictures(form, project.images).size,
	);
	if (changed.length === 0) return;
	const named = await namedPictures(commit, forms);
	const pictures: { target: string; shown?: string; content?: string }[] = [];
	for (const [target, shown] of changed.flatMap((form) => ownPictures(form, named, commit))) {
		const ending = target.slice(target.lastIndexOf("."));
		const file = shown?.replace("content/images/", "");
		if (file && !file.endsWith(ending)) throw new Error(text("refused.ending", { file, ending }));
		const content = shown && (files.get(shown) ?? (await read(shown)));
		// Reads its version. For a picture that does not exist, the browser would log an error.
		if (project.images.includes(target)) await read(target);
		pictures.push({ target, shown, content });
	}
	// After all are read: two fields may exchange their pictures.
	for (const { shown } of pictures) if (shown) files.delete(shown);
	for (const { target, content } of pictures) files.set(target, content);
}
