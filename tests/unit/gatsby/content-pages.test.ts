/** @jest-environment node */
import type { CreatePagesArgs, Page } from "gatsby";
import { createContentPages } from "../../../gatsby/content-pages";

const contextOf = (name: string | undefined, language: string, languages: string[], path = `/${name}/`) => ({
	name,
	language,
	i18n: { language, languages, originalPath: path },
});

/** The path, template and context of each page that is created. */
function created(nodes: object[]) {
	const pages: Page[] = [];
	const actions = { createPage: (page: Page) => pages.push(page) };
	createContentPages({ actions, getNodesByType: () => nodes } as unknown as CreatePagesArgs);
	return pages.map(({ path, component, context }) => [path, component.split("/").at(-1), context]);
}

test("a page is created in each of its languages if it has the default one", () => {
	const nodes = [
		{ name: "about", language: "ru" },
		{ name: "about", language: "en" },
		{ name: "draft", language: "ru" },
	];
	expect(created(nodes)).toEqual([
		["/about/", "content-page.tsx", contextOf("about", "en", ["en", "ru"])],
		["/ru/about/", "content-page.tsx", contextOf("about", "ru", ["en", "ru"])],
	]);
});

test("the list of stories exists in the languages that have a page with a date, which search engines may list", () => {
	const date = "2026-11-25";
	const lists = (nodes: object[]) => created(nodes).filter(([path]) => String(path).endsWith("/stories/"));
	expect(
		lists([
			{ name: "a", language: "en" },
			{ name: "b", language: "en", date, listed: false },
		]),
	).toEqual([]);
	const stories = [
		{ name: "a", language: "en", date },
		{ name: "a", language: "uz", date },
		{ name: "b", language: "ru", date, listed: false },
	];
	expect(lists(stories)).toEqual([
		["/stories/", "stories.tsx", contextOf(undefined, "en", ["en", "uz"], "/stories/")],
		["/uz/stories/", "stories.tsx", contextOf(undefined, "uz", ["en", "uz"], "/stories/")],
	]);
});
