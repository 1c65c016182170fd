/** The path, query and hash of a page that was opened at this URL. */
async function opened(url: string): Promise<string> {
	const state = { key: "kept" };
	window.history.replaceState(state, "", window.location.origin + url);
	jest.resetModules();
	await import("../../../gatsby/patches/browser/guard-url");
	expect(window.history.state).toEqual(state);
	return window.location.href.slice(window.location.origin.length);
}

test.each([
	["/%E0", "/~E0"],
	["//%E0", "//~E0"],
	["/ru/%E0%A4%A/?q=%#%E0", "/ru/~E0~A4~A/?q=%"],
	["/templates/?q=%#%", "/templates/?q=%"],
	["/template/100%25/#scripts", "/template/100~25/#scripts"],
	["/templates/?q=100%25#%D1%82", "/templates/?q=100%25#%D1%82"],
])("%s becomes %s, which Gatsby opens", async (entered, expected) => {
	expect(await opened(entered)).toBe(expected);
});
