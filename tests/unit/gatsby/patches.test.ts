/**
 * @jest-environment node
 *
 * Runs patches against the installed packages. A test fails when its patch no longer applies, and most also fail when the
 * package works without it, so that the patch can go: see docs/patches.md.
 */
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
