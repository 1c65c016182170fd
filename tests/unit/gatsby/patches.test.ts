/**
 * @jest-environment node
 *
 * Runs patches against the installed packages. A test fails when its patch no longer applies, and most also fail when the
 * package works without it, so that the patch can go: see docs/patches.md.
 */
import { repairAddressScript } from "../../../gatsby/patches/addresses";
import { templatePagePath } from "../../../src/features/catalog/template-link";
import { openGatsby } from "../../kit/gatsby-runtime";

const wait = () => jest.advanceTimersByTimeAsync(0);

describe("navigation", () => {
	const { NODE_ENV } = process.env;
	beforeEach(() => {
		// Gatsby starts a timer of a second for each navigation, which would outlive the tests.
		jest.useFakeTimers();
		Object.assign(process.env, { NODE_ENV: "production" });
	});
	afterEach(() => Object.assign(process.env, { NODE_ENV }));

	const templates = async () => ({ default: () => null });

	test("loads the document of a link, with its query and hash, when a script is missing", async () => {
		const components = { templates: () => Promise.reject(new Error("Loading chunk 1 failed.")) };
		for (const patched of [false, true]) {
			const { navigate, visits } = openGatsby(patched, components);
			navigate("/templates/?q=bot#results");
			await wait();
			expect(visits).toEqual([patched ? "document /templates/?q=bot#results" : "document /templates/"]);
		}
	});

	test("keeps the history entry of a search whose URL is not rendered yet", async () => {
		for (const patched of [false, true]) {
			const { navigate, entries } = openGatsby(patched, { index: templates, templates });
			navigate("/?q=bot", { replace: true });
			await wait();
			navigate("/templates/");
			await wait();
			expect(entries).toEqual(patched ? ["/?q=bot", "/templates/"] : ["/templates/"]);
		}
	});

	test("adds one history entry for two clicks on a link", async () => {
		for (const patched of [false, true]) {
			const { navigate, entries } = openGatsby(patched, { templates });
			navigate("/templates/");
			navigate("/templates/");
			await wait();
			expect(entries).toEqual(["/", "/templates/"]);
		}
	});

	test("keeps a page that is opened while an earlier one loads", async () => {
		for (const patched of [false, true]) {
			const loading = new EventTarget();
			const early = () => new Promise((resolve) => loading.addEventListener("load", resolve));
			const { navigate, visits } = openGatsby(patched, { early, templates });
			navigate("/early/");
			navigate("/templates/");
			await wait();
			loading.dispatchEvent(new Event("load"));
			await wait();
			expect(visits).toEqual(patched ? ["page /templates/"] : ["page /templates/", "page /early/"]);
		}
	});

	test("loads the document when the visitor goes back to a page that failed before", async () => {
		const components = { failed: () => Promise.reject(new Error("Loading chunk 1 failed.")) };
		for (const patched of [false, true]) {
			const { loader, location, visits } = openGatsby(patched, components);
			location.pathname = "/failed/";
			void loader.loadPage("/failed/");
			await wait();
			const resources = loader.loadPageSync("/failed/", { withErrorDetails: true });
			expect(resources).toEqual(patched ? undefined : { status: "error", error: expect.any(Error) });
			expect(visits).toEqual(patched ? ["document /failed/"] : []);
		}
	});
});

describe("addresses", () => {
	/** The address of the window after the script ran on it: in a new document, or after a step in its history. */
	function enter(address: string, isNewDocument = true) {
		let url = new URL(isNewDocument ? address : "/", "http://localhost");
		let popstate = () => {};
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
			addEventListener: (_event: "popstate", listener: () => void) => {
				popstate = listener;
			},
		};
		const run = () => new Function("window", repairAddressScript)(window);
		run();
		if (!isNewDocument) {
			url = new URL(address, url);
			popstate();
		}
		return url.href.replace("http://localhost", "");
	}

	// tests/browser/nginx/responses.spec.ts opens such addresses in a browser.
	test.each([
		["/templates/?q=1#%", "/templates/?q=1"],
		["/%E0%A4%A", "/_E0_A4_A"],
		["/ru/template/100%25/#scripts", "/ru/template/~31303025/#scripts"],
		["/template/%E0/", "/template/_E0/"],
		["//%E0", "/_E0"],
		["//evil.example/", "/evil.example/"],
		["/ru//templates///?q=//#a", "/ru/templates/?q=//#a"],
		["/ru%2F%2ftemplates%2f?q=1", "/ru/templates/?q=1"],
		["/template/%D1%82/?q=%#%D1%82", "/template/%D1%82/?q=%#%D1%82"],
	])("%s becomes %s, which Gatsby opens", (address, repaired) => {
		expect(enter(`http://localhost${address}`)).toBe(repaired);
	});

	test("are repaired after a step in the history, too", () => {
		expect(enter("/templates/#%", false)).toBe("/templates/");
	});

	test.each(["a/b", "100%", "?a#b", "т/б", "\0/"])("lead to the template %j", (id) => {
		const page = `${templatePagePath(id)}?q=1#scripts`;
		expect(enter(`/template/${encodeURIComponent(id)}/?q=1#scripts`)).toBe(page);
		expect(enter(page)).toBe(page);
	});
});
