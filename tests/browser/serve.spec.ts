import { expect, test } from "../kit/browser";

test("the server answers on the loopback address only", async ({ baseURL }) => {
	const { port } = new URL(baseURL ?? "");
	// A server on all addresses would answer here, too.
	await expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow("fetch failed");
});
