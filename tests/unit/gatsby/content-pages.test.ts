/** @jest-environment node */
import type { CreatePagesArgs, Page } from "gatsby";
import { createContentPages } from "../../../gatsby/content-pages";

test("a page is created in each of its languages if it has the default one; sections choose its template", () => {
	const nodes = [
		{ name: "about", language: "ru" },
		{ name: "about", language: "en" },
		{ name: "prices", language: "en", sections: ["pricing"] },
		{ name: "draft", language: "ru" },
	];
	const contextOf = (name: string, language: string, languages: string[]) => ({
		name,
		language,
		i18n: { language, languages, originalPath: `/${name}/` },
	});
	const created: Page[] = [];
	const actions = { createPage: (page: Page) => created.push(page) };
	createContentPages({ actions, getNodesByType: () => nodes } as unknown as CreatePagesArgs);
	expect(created.map(({ path, component, context }) => [path, component.split("/").at(-1), context])).toEqual([
		["/about/", "text-page.tsx", contextOf("about", "en", ["en", "ru"])],
		["/ru/about/", "text-page.tsx", contextOf("about", "ru", ["en", "ru"])],
		["/prices/", "text-page-with-sections.tsx", contextOf("prices", "en", ["en"])],
	]);
});
