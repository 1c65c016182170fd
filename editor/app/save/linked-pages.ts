import { contentFields } from "../../../content-model/check/content-fields";
import { pageAddress, pageFile } from "../../../content-model/check/pages/page-files";
import { contentSchemas } from "../../../content-model/schemas";
import { defaultLanguage } from "../../../src/i18n/languages";
import { element, showDialog } from "../dialog";
import { formFile, type Project } from "../project";
import { type EditorText, fileName } from "../texts";

export type PageLink = { file: string; to: string };

/** The links to the default language of pages, from YAML files and from other pages. */
export function linksTo(files: string[], { content, pages }: Project): PageLink[] {
	const addresses = files
		.map(pageFile)
		.filter((page) => page?.language === defaultLanguage)
		.map((page) => pageAddress(page?.name ?? ""));
	const links: PageLink[] = [];
	for (const [name, schema] of Object.entries(contentSchemas)) {
		for (const { meta, value } of contentFields(schema, content[name])) {
			const shown = meta.internalPage?.(value);
			const file = `content/${name}.yaml`;
			if (shown) links.push({ file, to: pageAddress(shown) });
			else if (meta.internalLink) links.push({ file, to: value });
		}
	}
	const otherPages = Object.entries(pages).filter(([file]) => !files.includes(file));
	for (const [file, targets] of otherPages) links.push(...targets.map((to) => ({ file, to })));
	return links.filter(({ to }) => addresses.includes(to.split("#")[0] ?? ""));
}

/** Shows the links to pages that are about to be deleted. @returns whether the user chose to delete them */
export async function askToDelete(links: PageLink[], mayDelete: boolean, text: EditorText): Promise<boolean> {
	const items = links.map(({ file, to }) => {
		const { kind, name } = formFile(file);
		const place = kind === "content" ? fileName(name, text) : file.replace("content/pages/", "");
		return element("li", {}, `${place}: ${to}`);
	});
	const content = [element("p", {}, text("deleted.lead")), element("ul", {}, ...items)];
	const close = text(mayDelete ? "cancel" : "untranslated.close");
	return showDialog("deleted", text("deleted.title"), content, close, mayDelete ? text("deleted.confirm") : undefined);
}
