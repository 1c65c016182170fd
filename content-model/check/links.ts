import { defaultLanguage, languages } from "../../src/i18n/languages";
import { storiesPath } from "../../src/lib/stories";
import type { Problem } from "../messages";
import { type ContentError, didYouMean } from "./content-error";
import type { ContentField } from "./content-fields";
import type { Files } from "./files";
import { isPublishedStory, type PageFile, pageAddress } from "./pages/page-files";

/** `/`, `/templates/`: the routes of `src/pages`. */
export function sitePaths(files: Files): string[] {
	const names = files.list("src/pages").map((file) => /^src\/pages\/([\w-]+)\.tsx$/.exec(file)?.[1]);
	const routes = names.filter((name) => name !== undefined);
	return routes.map((name) => (name === "index" ? "/" : `/${name}/`));
}

/** The ids on the landing page. */
function landingIds(fields: ContentField[]): string[] {
	const anchors = fields.flatMap(({ anchor }) => anchor ?? []);
	const ids = anchors.map(({ id }) => id);
	const visible = anchors.filter(({ section }) => section === undefined || ids.includes(section));
	return visible.map(({ id }) => id);
}

type LinkProblem = Problem & Pick<ContentError, "severity">;

/** Why a link to a page of `content/pages` fails in a language. @param versions the page in its languages */
function pageProblem(link: string, language: string | undefined, versions: PageFile[]): LinkProblem | undefined {
	const published = versions.filter(({ draft }) => !draft);
	const original = published.find((each) => each.language === defaultLanguage);
	const [, id] = link.split("#");
	if (!original) return { code: "linkToDraft", params: { link } };
	const shown = published.find((each) => each.language === language) ?? original;
	if (id && !shown.headings.some((heading) => heading.id === id)) {
		const ids = shown.headings.map((heading) => `${pageAddress(shown.name)}#${heading.id}`);
		return { code: "noSuchHeading", params: { link, file: shown.source.file, ...didYouMean(link, ids) } };
	}
	const linked = language ? [language] : languages.map(({ code }) => code);
	const missing = linked.filter((code) => !published.some((each) => each.language === code));
	if (missing.length === 0) return undefined;
	const params = { link, languages: missing.join(", "), file: original.source.file };
	return { code: "noPageInLanguages", params, severity: "note" };
}

/** Checks that internal links lead to a page of the site, or to an id on the landing page or on a page with a text. */
export function checkLinks(fields: ContentField[], files: Files, pages: PageFile[]): ContentError[] {
	const routes = sitePaths(files);
	const names = [...new Set(pages.map(({ name }) => name))];
	const stories = pages.some(isPublishedStory) ? [storiesPath] : [];
	const targets = [...routes, ...stories, ...landingIds(fields).map((id) => `/#${id}`), ...names.map(pageAddress)];

	function problemOf(link: string, language: string | undefined): LinkProblem | undefined {
		const target = link.replace(/\?[^#]*/, "");
		const [path = ""] = target.split("#");
		const versions = pages.filter(({ name }) => pageAddress(name) === path);
		if (versions.length > 0) return pageProblem(link, language, versions);
		if (targets.includes(target)) return undefined;
		const code = target.startsWith("/#") ? "noSuchId" : "noSuchPage";
		return { code, params: { link, ...didYouMean(link, targets) } };
	}

	return fields.flatMap(({ meta, value, source, path, language }) => {
		if (!meta.internalLink || routes.length === 0) return [];
		const problem = problemOf(value, language);
		return problem ? source.errorAt(path, problem) : [];
	});
}
