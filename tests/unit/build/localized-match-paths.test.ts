import type { CreatePageArgs } from "gatsby";
import { mendMatchPath, onCreatePage } from "../../../src/build/localized-match-paths";
import { defaultLanguage, languages } from "../../../src/i18n/languages";

const prefixed = languages.filter(({ code }) => code !== defaultLanguage);

/** What the hook does to a page: the actions that it calls. */
function actionsOn(page: object): string[] {
	const called: string[] = [];
	const actions = {
		deletePage: () => called.push("delete"),
		createPage: ({ matchPath, path }: CreatePageArgs["page"]) => called.push(`create ${path} for ${matchPath}`),
	};
	onCreatePage?.({ page, actions } as unknown as CreatePageArgs, { plugins: [] }, () => {});
	return called;
}

test.each(prefixed)("the doubled prefix of $code is taken off once", ({ code }) => {
	expect(mendMatchPath(`/${code}/${code}/template/:id`, code)).toBe(`/${code}/template/:id`);
	expect(mendMatchPath(`/${code}/${code}/*`, code)).toBe(`/${code}/*`);
});

test.each(["/ru/template/:id", "/ru/*", "/uz/uz/*", "/ru/rural/*", "/template/:id"])(
	"%s stays as it is",
	(matchPath) => {
		expect(mendMatchPath(matchPath, "ru")).toBe(matchPath);
	},
);

test.each(prefixed)("a client-only page in $code is made again, once, with its own path", ({ code: language }) => {
	const path = `/${language}/template/[id]/`;
	const page = {
		path,
		matchPath: `/${language}/${language}/template/:id`,
		context: { i18n: { language, routed: true } },
	};
	expect(actionsOn(page)).toEqual(["delete", `create ${path} for /${language}/template/:id`]);
	expect(actionsOn({ ...page, matchPath: `/${language}/template/:id` })).toEqual([]);
});

test.each([
	["that the plugin has not seen", { path: "/", matchPath: "/ru/ru/*", context: {} }],
	["without a context", { path: "/", matchPath: "/ru/ru/*" }],
	[
		"in the default language",
		{ path: "/", matchPath: "/en/en/*", context: { i18n: { language: "en", routed: false } } },
	],
	["that is not client-only", { path: "/ru/", context: { i18n: { language: "ru", routed: true } } }],
])("a page %s is left alone", (_, page) => {
	expect(actionsOn(page)).toEqual([]);
});
