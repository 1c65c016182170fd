/** @jest-environment node */

test("a build requests the pages of visible links, whose failure is silent", async () => {
	jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
	const { disableCorePrefetching, onPrefetchPathname } = await import("../../../gatsby/prefetch");
	const loadPage = jest.fn().mockRejectedValue(new Error("offline"));
	onPrefetchPathname?.({ pathname: "/templates/", loadPage } as never);
	expect(loadPage.mock.calls).toEqual([["/templates/"]]);
	expect(disableCorePrefetching()).toBe(true);
});
