/** @jest-environment node */
import { guardUrlScript } from "../../../gatsby/browser/guard-url";
import { templateIdOf } from "../../../src/features/catalog/template-link";

/** The URL of the window after the script ran on it. */
function enter(entered: string): string {
	let url = new URL(entered, "http://localhost");
	const state = { key: "kept" };
	const window = {
		location: url,
		history: {
			state,
			replaceState: (kept: unknown, _title: string, to: string) => {
				expect(kept).toBe(state);
				url = new URL(to, url);
			},
		},
	};
	new Function("window", guardUrlScript)(window);
	return url.href.replace("http://localhost", "");
}

// tests/browser/nginx/responses.spec.ts opens such URLs in a browser.
test.each([
	["/%E0", "/~E0"],
	["/ru/%E0%A4%A/?q=%#%E0", "/ru/~E0~A4~A/?q=%"],
	["/templates/?q=%#%", "/templates/?q=%"],
	["/template/100%25/#scripts", "/template/100~25/#scripts"],
	["/templates%2f", "/templates~2f"],
	["/template/%D1%82%20x/?q=%2F", "/template/%D1%82%20x/?q=%2F"],
	["/templates/?q=100%25", "/templates/?q=100%25"],
])("%s becomes %s, which Gatsby opens", (entered, opened) => {
	expect(enter(entered)).toBe(opened);
});

test.each(["a/b", "100%", "?a#b", "т/б", "a%2Fb"])("the usual URL of the template %j leads to it", (id) => {
	const [, parameter = ""] = /^\/template\/([^/]+)\/$/.exec(enter(`/template/${encodeURIComponent(id)}/`)) ?? [];
	expect(templateIdOf(decodeURIComponent(parameter))).toBe(id);
});
