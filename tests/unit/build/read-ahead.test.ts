/** @jest-environment node */
import fs from "node:fs";
import { createRequire, SourceMap } from "node:module";
import path from "node:path";
import { readAheadPlugin } from "../../../src/build/read-ahead";
import { folderOf } from "../../kit/folder";

/** The one that Gatsby builds with. */
const webpack = createRequire(require.resolve("gatsby/package.json"))("webpack");

async function bundle(): Promise<string> {
	const folder = folderOf({ "index.js": 'console.log("begin");\nimport("./later.js");\n', "later.js": "export {};\n" });
	const config = {
		mode: "production",
		context: folder,
		entry: { app: "./index.js" },
		output: { path: path.join(folder, "out"), filename: "[name]-1.js", chunkFilename: "later-1.js" },
		devtool: "hidden-source-map",
		plugins: [readAheadPlugin],
	};
	await new Promise<void>((done, fail) =>
		webpack(config, (error: Error | null, stats: { hasErrors: () => boolean; toString: () => string }) =>
			error || stats.hasErrors() ? fail(error ?? new Error(`${stats}`)) : done(),
		),
	);
	return path.join(folder, "out");
}

test("tells the browser to prepare the app's files as a whole, after the minimizer and before the source maps", async () => {
	const out = await bundle();
	const read = (name: string) => fs.readFileSync(path.join(out, name), "utf8");
	expect(read("later-1.js")).not.toContain("allFunctionsCalledOnLoad");
	const lines = read("app-1.js").split("\n");
	expect(lines[0]).toBe("//# allFunctionsCalledOnLoad");
	// The map counts that line: what the code is made of is told right.
	const line = lines.findIndex((text) => text.includes('console.log("begin")'));
	const column = lines[line]?.indexOf('console.log("begin")') ?? -1;
	const entry = new SourceMap(JSON.parse(read("app-1.js.map"))).findEntry(line, column);
	expect(entry).toMatchObject({
		originalSource: expect.stringMatching(/index\.js$/),
		originalLine: 0,
		originalColumn: 0,
	});
});
