import fs from "node:fs";
import path from "node:path";
import { expect, test } from "../kit/browser";

test("the server answers on the loopback address only", async ({ baseURL }) => {
	const { port } = new URL(baseURL ?? "");
	// A server on all addresses would answer here, too.
	await expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow("fetch failed");
});

test("the build contains nothing of click-to-edit", () => {
	const folder = path.resolve(__dirname, "../../public");
	const files = fs.readdirSync(folder).filter((name) => /\.(?:js|css)$/.test(name));
	expect(files.length).toBeGreaterThan(0);
	const found = files.filter((name) =>
		/click-to-edit|data-edit/.test(fs.readFileSync(path.join(folder, name), "utf8")),
	);
	expect(found).toEqual([]);
});
