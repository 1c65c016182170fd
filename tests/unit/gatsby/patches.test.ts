/**
 * @jest-environment node
 *
 * Runs each patch against the installed packages. A test fails when its patch no longer applies, and when the package
 * works without it, so that the patch can go: see docs/patches.md.
 */
import fs from "node:fs";
import { createElement, type ReactElement } from "react";
import { repairAddressScript } from "../../../gatsby/patches/addresses";
import { onCreatePage } from "../../../gatsby/patches/localized-match-paths";
import { onPreRenderHTML } from "../../../gatsby/patches/page-path";
import { templatePagePath } from "../../../src/features/catalog/template-link";
import { languages } from "../../../src/i18n/languages";
import { openGatsby, type RuntimeOptions } from "../../kit/gatsby-runtime";
import { recordConsole } from "../../kit/record-console";

const staticEntry = fs.readFileSync("node_modules/gatsby/cache-dir/static-entry.js", "utf8");
const wait = () => new Promise((resolve) => setTimeout(resolve));

describe("navigation", () => {
	const { NODE_ENV } = process.env;
	beforeEach(() => Object.assign(process.env, { NODE_ENV: "production" }));
	afterEach(() => Object.assign(process.env, { NODE_ENV }));

	const templates = async () => ({ default: () => null });
	const link = "/templates/?q=bot#results";

	function open(patched: boolean, options: Partial<RuntimeOptions> = {}) {
		return openGatsby({ patched, components: { templates }, serverBuild: "build 1", ...options });
	}

	/** What follows a click on the link: pages that Gatsby shows, documents that the browser loads. */
	async function follow(patched: boolean, options?: Partial<RuntimeOptions>) {
		const { navigate, visits } = open(patched, options);
		navigate(link);
		await wait();
		return visits;
	}

	const components = { templates: () => Promise.reject(new Error("Loading chunk 1 failed.")) };
	const [page, document] = [`page ${link}`, `document ${link}`];

	test.each<[what: string, options: Partial<RuntimeOptions>, patched: string[], unpatched: string[]]>([
		["a page of the open build", {}, [page], [page]],
		["its document if the component of the page fails to load", { components }, [document], ["document /templates/"]],
		["its document if the page belongs to a newer build", { serverBuild: "build 2" }, [document], [document, page]],
		["a page if the server does not answer", { serverBuild: undefined }, [page], expect.arrayContaining([document])],
	])("a link leads to %s", async (_, options, patched, unpatched) => {
		expect(await follow(false, options)).toEqual(unpatched);
		expect(await follow(true, options)).toEqual(patched);
	});

	test("requests page data without the query", async () => {
		for (const patched of [false, true]) {
			const { navigate, loader, requests } = open(patched);
			navigate(link);
			await wait();
			expect(requests).toContain(`/page-data/templates/page-data.json${patched ? "" : "?q=bot"}`);
			expect(loader.loadPageSync("/templates/?sort=title") === undefined).toBe(!patched);
		}
	});

	test("keeps the history entry of a search whose URL is not rendered yet", async () => {
		for (const patched of [false, true]) {
			const { navigate, entries } = open(patched, { components: { index: templates, templates } });
			navigate("/?q=bot", { replace: true });
			await wait();
			navigate("/templates/");
			await wait();
			expect(entries).toEqual(patched ? ["/?q=bot", "/templates/"] : ["/templates/"]);
		}
	});

	test("loads the document of the link when the open build has no component for the page", async () => {
		const logged = recordConsole();
		const { navigate, prodLoader, visits } = open(true, { components: {} });
		prodLoader.loadPage = () => Promise.reject(new Error("no component"));
		navigate(link);
		await wait();
		expect(visits).toEqual([`document ${link}`]);
		expect(logged).toHaveBeenCalledWith(new Error("no component"));
	});

	test("adds one history entry for two clicks on a link", async () => {
		for (const patched of [false, true]) {
			const { navigate, entries } = open(patched);
			navigate("/templates/");
			navigate("/templates/");
			await wait();
			expect(entries).toEqual(["/", "/templates/"]);
		}
	});

	test.each([
		["first", "last"],
		["last", "first"],
	] as const)("opens the last of two links if the %s page loads before the %s one", async (...order) => {
		for (const patched of [false, true]) {
			const loading = { first: new EventTarget(), last: new EventTarget() };
			const components = {
				first: () => new Promise((resolve) => loading.first.addEventListener("load", resolve)),
				last: () => new Promise((resolve) => loading.last.addEventListener("load", resolve)),
			};
			const { navigate, visits } = open(patched, { components });
			navigate("/first/");
			navigate("/last/");
			for (const name of order) {
				await wait();
				loading[name].dispatchEvent(new Event("load"));
			}
			await wait();
			expect(visits).toEqual(patched ? ["page /last/"] : order.map((name) => `page /${name}/`));
		}
	});

	test("loads the document when the visitor goes back to a page that failed before", async () => {
		const components = { failed: () => Promise.reject(new Error("Loading chunk 1 failed.")) };
		for (const patched of [false, true]) {
			const { loader, location, visits } = open(patched, { components });
			location.pathname = "/failed/";
			void loader.loadPage("/failed/");
			await wait();
			const resources = loader.loadPageSync("/failed/", { withErrorDetails: true });
			expect(resources).toEqual(patched ? undefined : { status: "error", error: expect.any(Error) });
			expect(visits).toEqual(patched ? ["document /failed/"] : []);
		}
	});
});

describe("match paths of client-only pages", () => {
	type Page = { path: string; matchPath?: string; context?: object };
	const { onCreatePage: pluginHook } = require("gatsby-plugin-react-i18next/gatsby-node");

	/** Creates a page as Gatsby does: the plugin's hook runs first, then the site's on what the plugin created. */
	async function createPages(page: Page, patched: boolean) {
		const pages = new Map<string, Page>([[page.path, page]]);
		const actions = {
			deletePage: ({ path }: Page) => pages.delete(path),
			createPage: (created: Page) => pages.set(created.path, created),
		};
		const codes = languages.map(({ code }) => code);
		await pluginHook({ page, actions }, { languages: codes, defaultLanguage: codes[0] });
		const hook = onCreatePage as unknown as (args: object) => void;
		if (patched) for (const created of [...pages.values()]) hook({ page: created, actions });
		return [...pages.values()].map(({ matchPath }) => matchPath);
	}

	test.each([
		["/template/[id]/", "/template/:id", ["/template/:id", "/ru/template/:id", "/uz/template/:id"]],
		["/404/", undefined, [undefined, "/ru/*", "/uz/*"]],
		["/templates/", undefined, [undefined, undefined, undefined]],
	])("%s has the language once", async (path, matchPath, expected) => {
		const doubled = expected.map((each) => each?.replace(/^(\/(?:ru|uz))\//, "$1$1/"));
		expect(await createPages({ path, matchPath }, false)).toEqual(doubled);
		expect(await createPages({ path, matchPath }, true)).toEqual(expected);
	});
});

describe("path of the page", () => {
	const [, template = ""] = /const windowPageData = (`[\s\S]*?\/\*\]\]>\*\/`)/.exec(staticEntry) ?? [];
	type Script = ReactElement<{ "data-path"?: string; dangerouslySetInnerHTML: { __html: string } }>;

	/** The script that Gatsby writes into a page. */
	function gatsbyScript(pagePath: string) {
		const values = { pagePath, webpackCompilationHash: "build 1", inlinePageData: false, pageData: undefined, process };
		const __html = new Function(...Object.keys(values), `return ${template}`)(...Object.values(values));
		// biome-ignore lint/security/noDangerouslySetInnerHtml: as Gatsby does
		return createElement("script", { key: "loader", id: "gatsby-script-loader", dangerouslySetInnerHTML: { __html } });
	}

	function patch(scripts: ReactElement[]): Script[] {
		const replacePostBodyComponents = jest.fn();
		const hook = onPreRenderHTML as unknown as (args: object) => void;
		hook({ getPostBodyComponents: () => scripts, replacePostBodyComponents });
		return replacePostBodyComponents.mock.lastCall[0];
	}

	test.each(["/", "/ru/templates/", '/a"b\\c/'])("%s does not change the script", (path) => {
		const htmlOf = (script?: Script) => script?.props.dangerouslySetInnerHTML.__html ?? "";
		const other = createElement("script", { key: "other", src: "/app.js" });
		const [script, kept] = patch([gatsbyScript(path), other]);
		expect(htmlOf(gatsbyScript(path))).not.toBe(htmlOf(gatsbyScript("/other/")));
		expect(htmlOf(script)).toBe(htmlOf(patch([gatsbyScript("/other/")])[0]));
		expect(kept).toBe(other);

		const window: { pagePath?: string } = {};
		const document = { currentScript: { dataset: { path: script?.props["data-path"] } } };
		new Function("window", "document", htmlOf(script))(window, document);
		expect(window.pagePath).toBe(path);
	});
});

describe("addresses", () => {
	/** The address of the window after the script ran on it, and Gatsby's functions that decode it. */
	function enter(address: string, withListener = false) {
		let url = new URL(withListener ? "/" : address, "http://localhost");
		const listeners: (() => void)[] = [];
		const window = {
			get location() {
				const replace = (to: string) => {
					expect(window.stop).toHaveBeenCalledTimes(1);
					url = new URL(to, url);
					run();
				};
				return Object.assign(new URL(url), { replace });
			},
			stop: jest.fn(),
			history: {
				state: { key: "kept" },
				replaceState: (state: unknown, _title: string, to: string) => {
					expect(state).toEqual({ key: "kept" });
					url = new URL(to, url);
				},
			},
			addEventListener: (_event: "popstate", listener: () => void) => listeners.push(listener),
		};
		const run = () => new Function("window", repairAddressScript)(window);
		run();
		if (withListener) {
			url = new URL(address, url);
			for (const listener of listeners) listener();
		}
		return url;
	}

	/** Decodes the address with Gatsby's own code, as it does when a page is opened. */
	function decodeByGatsby({ pathname, hash }: URL) {
		const { findPath } = require("gatsby/cache-dir/find-path");
		const { ScrollContext } = require("gatsby/node_modules/gatsby-react-router-scroll");
		findPath(pathname);
		const document = { getElementById: () => null };
		Object.assign(globalThis, { window: { addEventListener: () => {} }, document });
		new ScrollContext({ location: { pathname, hash } }).componentDidMount();
	}

	test.each([
		["/templates/?q=1#%", "/templates/?q=1"],
		["/%E0%A4%A", "/_E0_A4_A"],
		["/ru/template/100%25/#scripts", "/ru/template/~31303025/#scripts"],
		["/template/%E0/", "/template/_E0/"],
	])("%s becomes %s, which Gatsby can decode", (address, repaired) => {
		expect(() => decodeByGatsby(new URL(address, "http://localhost"))).toThrow(URIError);
		for (const withListener of [false, true]) {
			const url = enter(address, withListener);
			expect(url.href).toBe(`http://localhost${repaired}`);
			expect(() => decodeByGatsby(url)).not.toThrow();
		}
	});

	test.each([
		["//%E0", "/_E0"],
		["//evil.example/", "/evil.example/"],
		["/ru//templates///?q=//#a", "/ru/templates/?q=//#a"],
		["/uz//template/%3F%23", "/uz/template/~3f23/"],
		["/ru%2F%2ftemplates%2f?q=1", "/ru/templates/?q=1"],
		["/template%2F5/", "/template/5/"],
	])("%s becomes %s, which Gatsby opens", (address, repaired) => {
		expect(enter(`http://localhost${address}`).href).toBe(`http://localhost${repaired}`);
	});

	test.each(["a/b", "100%", "//evil.example", "?a#b", "т/б", "~/", "\0/"])("leads to the template %j", (id) => {
		const repaired = `http://localhost${templatePagePath(id)}?q=1#scripts`;
		expect(enter(`http://localhost/template/${encodeURIComponent(id)}/?q=1#scripts`).href).toBe(repaired);
		expect(enter(repaired).href).toBe(repaired);
	});

	test.each(["/templates/#scripts", "/template/%D1%82/?q=%#%D1%82", "/template/~612f62/", "/"])(
		"does not change %s",
		(address) => {
			expect(enter(address).href).toBe(`http://localhost${address}`);
		},
	);
});
