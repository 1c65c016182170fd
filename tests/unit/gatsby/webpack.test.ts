/** @jest-environment node */
import fs from "node:fs";
import { promisify } from "node:util";
import webpack from "webpack";
import { clientOnlyRoutes, hashCss } from "../../../gatsby/patches/webpack";
import { tempFolder } from "../../kit/temp-folder";

const root = process.cwd();
afterEach(() => process.chdir(root));

test("the browser code has client-only routes only", () => {
	const clientOnly = { path: "/template/[id]/", matchPath: "/template/:id" };
	// As getMatchPaths in gatsby/dist/bootstrap/requires-writer.js writes it.
	const written = [clientOnly, { path: "/template/5/", matchPath: "/template/5/" }];
	expect(clientOnlyRoutes(JSON.stringify(written))).toEqual([clientOnly]);
});

test("a change of the CSS makes Gatsby render the pages again", async () => {
	const folder = tempFolder({ "renderer.js": "", "public/webpack.stats.json": "" });
	process.chdir(folder);
	const chunkHash = async (css: string) => {
		const stats = { assetsByChunkName: { app: ["app-1.js", css], page: ["page-1.js"] } };
		fs.writeFileSync("public/webpack.stats.json", JSON.stringify(stats));
		const compiler = webpack({
			entry: "./renderer.js",
			mode: "development",
			output: { path: folder },
			plugins: [hashCss],
		});
		const result = await promisify(compiler.run.bind(compiler))();
		return [...(result?.compilation.chunks ?? [])].map(({ hash }) => hash);
	};
	const before = await chunkHash("app.1.css");
	expect(before).toHaveLength(1);
	expect(await chunkHash("app.1.css")).toEqual(before);
	expect(await chunkHash("app.2.css")).not.toEqual(before);
});
