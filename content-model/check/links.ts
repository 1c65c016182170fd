import { defaultLanguage, languages } from "../../src/i18n/languages";
import { storiesPath } from "../../src/lib/stories";
import type { Problem } from "../messages";
import { type ContentError, didYouMean } from "./content-error";
import type { ContentField } from "./content-fields";
import type { Files } from "./files";
import { isPublishedPage, isPublishedStory, type PageFile, pageAddress } from "./pages/page-files";

/** `/`, `/templates/`: the routes of `src/pages`. */
export function sitePaths(files: Files): string[] {
	const names = files.list("src/pages").map((file) => /^src\/pages\/([\w-]+)\.tsx$/.exec(file)?.[1]);
	const routes = names.filter((name) => name !== undefined);
	return routes.map((name) => (name === "index" ? "/" : `/${name}/`));
}

/** The paths that links can lead to, besides the pages of `content/pages`. */
export const linkPaths = (files: Files, pages: PageFile[]): string[] => [
	...sitePaths(files),
	...(pages.some(isPublishedStory) ? [storiesPath] : []),
];

/** The ids on the landing page in a language. */
function landingIds(fields: ContentField[], pages: PageFile[], language: string): string[] {
	const shown = pages.filter((each) => each.language === language && isPublishedPage(each)).map(({ name }) => name);
	const anchors = fields.flatMap(({ anchor }) => anchor ?? []).filter(({ page }) => !page || shown.includes(page));
	const ids = anchors.map(({ id }) => id);
	const visible = anchors.filter(({ section }) => section === undefined || ids.includes(section));
	return visible.map(({ id }) => id);
}

type LinkProblem = Problem & Pick<ContentError, "severity">;

/** Why the published site does not have a page yet. */
export function unpublishedProblem(link: string, file: PageFile): Problem | undefined {
	if (isPublishedPage(file)) return undefined;
	const { draft, date = "" } = file.data ?? {};
	return draft ? { code: "linkToDraft", params: { link } } : { code: "linkToScheduled", params: { link, date } };
}

/** Why a link to a page of `content/pages` fails in one of these languages. @param versions the page in its languages */
function pageProblem(link: string, codes: string[], versions: PageFile[]): LinkProblem | undefined {
	const original = versions.find(({ language }) => language === defaultLanguage);
	// The check of pages reports it.
	if (!original) return undefined;
	const unpublished = unpublishedProblem(link, original);
	if (unpublished) return unpublished;
	const [, id] = link.split("#");
	const versionIn = (code: string) => versions.find(({ language }) => language === code);
	const shown = codes.map((code) => versionIn(code) ?? original);
	const without = id && shown.find(({ headings }) => !headings.some((heading) => heading.id === id));
	if (without) {
		const ids = without.headings.map((heading) => `${pageAddress(without.name)}#${heading.id}`);
		return { code: "noSuchHeading", params: { link, file: without.source.file, ...didYouMean(link, ids) } };
	}
	const missing = codes.filter((code) => !versionIn(code));
	if (missing.length === 0) return undefined;
	const params = { link, languages: missing.join(", "), file: original.source.file };
	return { code: "noPageInLanguages", params, severity: "note" };
}

/**
 * Checks that internal links lead to a page of the site, or to an id on the landing page or on a page of `content/pages`: those of a page in
 * its language, those of YAML files in every language.
 */
export function checkLinks(fields: ContentField[], files: Files, pages: PageFile[]): ContentError[] {
	const routes = sitePaths(files);
	const names = [...new Set(pages.map(({ name }) => name))];
	const idsOf = new Map<string, string[]>(languages.map(({ code }) => [code, landingIds(fields, pages, code)]));
	const ids = (idsOf.get(defaultLanguage) ?? []).map((id) => `/#${id}`);
	const targets = [...linkPaths(files, pages), ...ids, ...names.map(pageAddress)];

	function problemOf(link: string, codes: string[]): LinkProblem | undefined {
		const target = link.replace(/\?[^#]*/, "");
		const [path = "", id = ""] = target.split("#");
		const versions = pages.filter(({ name }) => pageAddress(name) === path);
		if (versions.length > 0) return pageProblem(link, codes, versions);
		const suggestion = didYouMean(link, targets);
		if (!target.startsWith("/#")) {
			return targets.includes(target) ? undefined : { code: "noSuchPage", params: { link, ...suggestion } };
		}
		if (!targets.includes(target)) return { code: "noSuchId", params: { link, ...suggestion } };
		const missing = codes.filter((code) => !idsOf.get(code)?.includes(id));
		if (missing.length === 0) return undefined;
		return { code: "noIdInLanguage", params: { link, languages: missing.join(", ") } };
	}

	const drafts = pages.filter(({ data }) => data?.draft).map((page) => page.source.file);

	return fields.flatMap(({ meta, value, source, path, language }) => {
		if (!meta.internalLink || routes.length === 0) return [];
		const problem = problemOf(value, language ? [language] : languages.map(({ code }) => code));
		// A draft may lead to itself and to other drafts.
		if (problem?.code === "linkToDraft" && drafts.includes(source.file)) return [];
		return problem ? source.errorAt(path, problem) : [];
	});
}
