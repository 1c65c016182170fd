import type { ApiEntry, AppEventListener } from "@sveltia/cms";
import { parse } from "yaml";
import type { ContentError } from "../../../content-model/check/content-error";
import { flatten } from "../../../content-model/check/messages";
import { defaultLanguage } from "../../../src/i18n/languages";
import { brokenFile } from "../broken-files";
import { fileValue, languagePictures } from "../formats/content-format";
import type { Formats } from "../formats/formats";
import { writeTexts } from "../formats/text-format";
import { versionField, versionOf } from "../formats/version";
import { formFile, type Project, type Tree } from "../project";
import { showField } from "../show-field";
import type { EditorText } from "../texts";
import { checkForm, explainError, type Files } from "./check-form";
import type { Save } from "./guard-commits";
import { correctText, missingTexts, unneededTexts } from "./new-texts";
import { askForTexts, forgetTexts } from "./text-dialog";

/** An entry as an Immutable Map. */
type EntryMap = Parameters<AppEventListener["handler"]>[0]["entry"];
type Form = { path: string; data: Record<string, unknown> };

type Changes = Omit<Save, "opened">;
const noChanges: Changes = { texts: { added: {}, removed: [] }, pictures: new Map() };

/** The locale that the CMS gives to forms in one language. */
const noLocale = "_default";

function correctTree(tree: Tree, language: string): Tree {
	const texts = [...flatten(tree)].map(([key, text = ""]) => [key, correctText(text, language)] as const);
	return JSON.parse(writeTexts(new Map(texts))) as Tree;
}

/** The forms of an entry by locale: one, or one for each language, with the typography of `npm run check -- --fix`. */
function formsOf({ path, data, i18n }: ApiEntry): Map<string, Form> {
	const { name, language: own } = formFile(path);
	if (!own) return new Map([[noLocale, { path, data: data as Form["data"] }]]);
	const trees = Object.entries({ [defaultLanguage]: { data }, ...i18n } as Record<string, { data: Tree }>);
	return new Map(
		trees.map(([language, tree]) => [
			language,
			{ path: `locales/${language}/${name}.json`, data: correctTree(tree.data, language) },
		]),
	);
}

/**
 * Stops a save.
 * @throws Error whose message the CMS shows to the user
 */
function refuse(message: string): never {
	throw new Error("saving_failed", { cause: { message } });
}

/** What happens between the click on Save and the request of the CMS. */
export function saveForm(formats: Formats, loadProject: () => Promise<Project>, text: EditorText) {
	let current: { save: Save; files: Files; content: unknown } | undefined;

	/** The reasons for which a save is refused. The form shows the first field. */
	function explain(errors: ContentError[], content = current?.content): string {
		const [first] = errors;
		if (first?.path) void showField(formFile(first.file).language ?? noLocale, first.path.join("."));
		return errors.map((error) => explainError(error, content, text)).join("\n");
	}

	/** What the form changes in the locale files and in the pictures of languages. */
	async function contentChanges(name: string, data: unknown, saved: unknown, project: Project): Promise<Changes> {
		const missing = missingTexts(name, data, saved, project);
		const added = missing.length > 0 ? await askForTexts(missing, project, text) : {};
		if (!added) return refuse(text("newTexts.canceled"));
		const texts = { added, removed: unneededTexts(name, data, saved) };
		return { texts, pictures: languagePictures(data, project.images) };
	}

	/** @throws Error that the CMS shows */
	async function before(entry: EntryMap): Promise<EntryMap> {
		const forms = formsOf(entry.toJS() as ApiEntry);
		const project = await loadProject().catch(() => refuse(text("refused.unreadable")));
		const paths = [...forms.values()].map(({ path }) => path);
		const broken = project.broken.filter(({ file }) => paths.includes(file));
		if (broken.length > 0) refuse(broken.map((error) => brokenFile(error, text)).join("\n"));
		const files: Files = new Map();
		const saved: Files = new Map();
		const opened: Save["opened"] = new Map();
		for (const { path, data } of forms.values()) {
			const { name = "", language = "" } = formFile(path);
			files.set(path, formats.write(path, data));
			const json = JSON.stringify(project.locales[language]?.[name] ?? {});
			saved.set(path, formats.content(path)?.current() ?? json);
			opened.set(path, data[versionField] as string | undefined);
		}
		const { path = "", data } = forms.get(noLocale) ?? {};
		const { name } = formFile(path);
		const schema = formats.content(path)?.schema;
		const content = schema && fileValue(data, schema);
		const errors = checkForm(saved, files, project.names);
		if (errors.length > 0) refuse(explain(errors, content));
		const changes =
			schema && name ? await contentChanges(name, data, parse(saved.get(path) ?? ""), project) : noChanges;
		current = { save: { opened, ...changes }, files, content };

		// From now on, the form is one of the new version.
		const i18n: Record<string, { data: object }> = {};
		for (const [locale, form] of forms) {
			i18n[locale] = { data: { ...form.data, [versionField]: await versionOf(files.get(form.path) ?? "") } };
		}
		const { [defaultLanguage]: english, [noLocale]: only = english, ...others } = i18n;
		return entry.set("data", only?.data ?? {}).set("i18n", others);
	}

	/** @returns whether the CMS does not know all that has changed */
	function after(): boolean {
		const files: Files = current?.files ?? new Map();
		const { texts, pictures } = current?.save ?? noChanges;
		for (const [path, written] of files) formats.content(path)?.saved(written);
		forgetTexts(texts.added);
		current = undefined;
		const changes = Object.keys(texts.added).length + texts.removed.length + pictures.size;
		return changes > 0 || [...files.keys()].some((path) => path.startsWith("locales/"));
	}

	return { before, after, explain, current: () => current?.save };
}
