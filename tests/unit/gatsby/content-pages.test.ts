/** @jest-environment node */
import type { CreatePageArgs, CreatePagesArgs, Page } from "gatsby";
import { createContentPages, removeMissingLanguages } from "../../../gatsby/content-pages";

test("a page is created once, with its languages, if it has the default one; sections choose its template", () => {
	const nodes = [
		{ name: "about", language: "ru" },
		{ name: "about", language: "en" },
		{ name: "prices", language: "en", sections: ["pricing"] },
		{ name: "draft", language: "ru" },
	];
	const created: Page[] = [];
	const actions = { createPage: (page: Page) => created.push(page) };
	createContentPages({ actions, getNodesByType: () => nodes } as unknown as CreatePagesArgs);
	expect(created.map(({ path, component, context }) => [path, component.split("/").at(-1), context])).toEqual([
		["/about/", "text-page.tsx", { name: "about", languages: ["ru", "en"] }],
		["/prices/", "text-page-with-sections.tsx", { name: "prices", languages: ["en"] }],
	]);
});

/** What happens to a page that the i18n plugin has created. */
function changesOf(context: object): string[] {
	const changes: string[] = [];
	const page = { path: "/ru/about/", context } as unknown as Page;
	const actions = {
		deletePage: ({ path }: Page) => changes.push(`delete ${path}`),
		createPage: ({ context }: Page) => changes.push(JSON.stringify(context)),
	};
	removeMissingLanguages({ page, actions } as unknown as CreatePageArgs);
	return changes;
}

test.each<[string, object, string[]]>([
	[
		"is removed in a language that it lacks",
		{ languages: ["en"], i18n: { language: "ru", languages: ["en", "ru"] } },
		["delete /ru/about/"],
	],
	[
		"knows its languages",
		{ languages: ["en", "ru"], i18n: { language: "ru", languages: ["en", "ru", "uz"] } },
		['{"languages":["en","ru"],"i18n":{"language":"ru","languages":["en","ru"]}}'],
	],
	["stays if it has all languages", { languages: ["en", "ru"], i18n: { language: "ru", languages: ["en", "ru"] } }, []],
	["stays if it is no page of the content", { i18n: { language: "ru", languages: ["en", "ru"] } }, []],
])("a page %s", (_, context, changes) => {
	expect(changesOf(context)).toEqual(changes);
});
