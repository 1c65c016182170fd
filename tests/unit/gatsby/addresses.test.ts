/** @jest-environment node */
import { repairAddressScript } from "../../../gatsby/patches/addresses";
import { templatePagePath } from "../../../src/features/catalog/template-link";

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
		expect(enter("/templates/%E0/#%", false)).toBe("/templates/_E0/#%");
	});

	test.each(["a/b", "100%", "?a#b", "т/б", "\0/"])("lead to the template %j", (id) => {
		const page = `${templatePagePath(id)}?q=1#scripts`;
		expect(enter(`/template/${encodeURIComponent(id)}/?q=1#scripts`)).toBe(page);
		expect(enter(page)).toBe(page);
	});
});
