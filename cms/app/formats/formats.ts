import type CMS from "@sveltia/cms";
import { contentSchemas } from "../../../content-model/schemas";
import { defaultLanguage } from "../../../src/i18n/languages";
import { formFile, type Project, type Tree } from "../project";
import { textKeys } from "../text-keys";
import { contentFormat } from "./content-format";
import { namesFormat, textFormat } from "./text-format";

export type Formats = ReturnType<typeof editorFormats>;

/** The formats of all files. Each file has its own, because a format does not know the name of its file. */
export function editorFormats(project: Project) {
	const namespaces = Object.keys(project.locales[defaultLanguage] ?? {});
	const content = new Map(
		Object.keys(contentSchemas).map((name) => [`content/${name}.yaml`, contentFormat(name, project)]),
	);
	const texts = new Map(namespaces.map((name) => [name, textFormat(textKeys(name, project))]));

	return {
		/** The format of a YAML file: `content/plans.yaml`. */
		content: (path: string) => content.get(path),
		register(cms: typeof CMS): void {
			for (const [path, format] of content)
				cms.registerCustomFormat(`content-${formFile(path).name}`, "yaml", format as never);
			for (const [name, format] of texts) cms.registerCustomFormat(`texts-${name}`, "json", format as never);
			cms.registerCustomFormat("names", "txt", namesFormat as never);
		},
		/** The text that the CMS writes for the form of a file. */
		write(path: string, data: object): string {
			const format = content.get(path) ?? texts.get(formFile(path).name ?? "") ?? namesFormat;
			return format.toFile(data as Tree);
		},
	};
}
