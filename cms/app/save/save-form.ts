import type { ApiEntry } from "@sveltia/cms";
import { parse } from "yaml";
import type { ContentError } from "../../../content-model/check/content-error";
import { defaultLanguage } from "../../../src/i18n/languages";
import { fileValue } from "../formats/content-format";
import type { Formats } from "../formats/formats";
import { versionField, versionOf } from "../formats/version";
import type { Project, Tree } from "../project";
import { refuse } from "../refuse";
import { showField } from "../show-field";
import type { EditorText } from "../texts";
import { checkForm, contentName, type Files, localeFile } from "./check-entry";
import { correctTypography, type EntryMap } from "./correct-typography";
import { explainError, localeOf } from "./explain";
import type { Save } from "./guard-commits";
import { missingTexts, type TextChanges, unneededTexts } from "./new-texts";
import { askForTexts } from "./text-dialog";

type Data = Record<string, unknown>;
type Form = { path: string; data: Data };

const noTexts: TextChanges = { added: {}, removed: [] };

/** The forms of an entry: one, or one for each language. */
function formsOf({ path, data, i18n }: ApiEntry): Form[] {
	const namespace = localeFile(path)?.namespace;
	if (!namespace) return [{ path, data: data as Data }];
	const trees = Object.entries({ [defaultLanguage]: { data }, ...i18n } as Record<string, { data: Data }>);
	return trees.map(([language, form]) => ({ path: `locales/${language}/${namespace}.json`, data: form.data }));
}

/** What happens between the click on Save and the request of the CMS. */
export function saveForm(formats: Formats, loadProject: () => Promise<Project>, text: EditorText) {
	let current: { save: Save; files: Files; content: unknown } | undefined;

	/** The reasons for which a save is refused. The form shows the first field. */
	function explain(errors: ContentError[]): string {
		const [first] = errors;
		if (first?.path) void showField(localeOf(first.file), first.path);
		return errors.map((error) => explainError(error, current?.content, text)).join("\n");
	}

	function savedFiles(forms: Form[], project: Project): Files {
		return new Map(
			forms.map(({ path }) => {
				const { language = "", namespace = "" } = localeFile(path) ?? {};
				const json = JSON.stringify(project.locales[language]?.[namespace] ?? {});
				return [path, formats.content.get(contentName(path) ?? "")?.current() ?? json];
			}),
		);
	}

	async function textChanges({ path, data }: Form, project: Project): Promise<TextChanges> {
		const name = contentName(path);
		const format = formats.content.get(name ?? "");
		if (!name || !format) return noTexts;
		const saved = parse(format.current()) as unknown;
		const missing = missingTexts(name, data, saved, project);
		const added = missing.length > 0 ? await askForTexts(missing, project, text) : {};
		return added ? { added, removed: unneededTexts(name, data, saved) } : refuse(text("newTexts.canceled"));
	}

	/** @throws Error that the CMS shows */
	async function before(entry: EntryMap): Promise<EntryMap> {
		const corrected = correctTypography(entry);
		const api = corrected.toJS() as ApiEntry;
		const forms = formsOf(api);
		const project = await loadProject().catch(() => refuse(text("refused.unreadable")));
		const files: Files = new Map(forms.map(({ path, data }) => [path, formats.write(path, data)]));
		const [form = { path: "", data: {} }] = forms;
		const { schema } = formats.content.get(contentName(form.path) ?? "") ?? {};
		const content = schema ? fileValue(form.data, schema) : undefined;
		const opened = new Map(forms.map(({ path, data }) => [path, data[versionField] as string | undefined]));
		current = { save: { opened, texts: noTexts }, files, content };

		const errors = checkForm(savedFiles(forms, project), files, project);
		if (errors.length > 0) refuse(explain(errors));
		current.save.texts = await textChanges(form, project);

		// From now on, the form is one of the new version.
		const versions = await Promise.all([...files.values()].map(versionOf));
		const withVersion = (data: Data, index: number) => ({ ...data, [versionField]: versions[index] });
		const i18n = Object.entries((api.i18n ?? {}) as Record<string, { data: Tree }>).map(
			([language, { data }], index) => [language, { data: withVersion(data, index + 1) }],
		);
		return corrected.set("data", withVersion(api.data as Data, 0)).set("i18n", Object.fromEntries(i18n));
	}

	/** @returns the texts that were saved with the form, and whether the CMS does not know all that has changed */
	function after(): { texts: TextChanges; isStale: boolean } {
		const { texts } = current?.save ?? { texts: noTexts };
		for (const [path, written] of current?.files ?? []) formats.content.get(contentName(path) ?? "")?.saved(written);
		const hasTexts = Object.keys(texts.added).length + texts.removed.length > 0;
		const isStale = hasTexts || [...(current?.files.keys() ?? [])].some((path) => path.startsWith("locales/"));
		current = undefined;
		return { texts, isStale };
	}

	return { before, after, explain, current: () => current?.save };
}
