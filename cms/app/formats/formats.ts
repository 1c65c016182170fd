import type CMS from "@sveltia/cms";
import { contentSchemas } from "../../../content-model/schemas";
import { defaultLanguage } from "../../../src/i18n/languages";
import { textKeys } from "../config/locale-fields";
import type { Project, Tree } from "../project";
import { contentFormat } from "./content-format";
import { namesFormat, textFormat } from "./text-format";

export type Formats = ReturnType<typeof editorFormats>;

/** The formats of all files. Each file has its own, because a format does not know the name of its file. */
export function editorFormats(project: Project) {
	const namespaces = Object.keys(project.locales[defaultLanguage] ?? {});
	const content = new Map(Object.keys(contentSchemas).map((name) => [name, contentFormat(name, project)]));
	const texts = new Map(namespaces.map((name) => [name, textFormat(textKeys(name, project))]));

	return {
		/** The format of a YAML file. */
		content: (name: string | undefined) => content.get(name ?? ""),
		register(cms: typeof CMS): void {
			for (const [name, format] of content) cms.registerCustomFormat(`content-${name}`, "yaml", format as never);
			for (const [name, format] of texts) cms.registerCustomFormat(`texts-${name}`, "json", format as never);
			cms.registerCustomFormat("names", "txt", namesFormat as never);
		},
		/** The text that the CMS writes for the form of a file. */
		write(path: string, data: object): string {
			const name = path.replace(/^.*\/|\.\w+$/g, "");
			const format = path.startsWith("content/") ? content.get(name) : (texts.get(name) ?? namesFormat);
			if (!format) throw new Error(`${path} has no form`);
			return format.toFile(data as Tree);
		},
	};
}
