/** @jest-environment node */
import fs from "node:fs";
import { promisify } from "node:util";
import webpack from "webpack";
import { hashCss, splitCss, unusedModules } from "../../../gatsby/patches/webpack";
import { tempFolder } from "../../kit/temp-folder";

const root = process.cwd();
afterEach(() => process.chdir(root));

test.each(Object.keys(unusedModules))("the unused module %s is in the installed packages", (name) => {
	expect(fs.existsSync(require.resolve(name, { paths: [`${root}/node_modules/gatsby`] }))).toBe(true);
});

class MiniCssExtractPlugin {
	options = {};
}

test("a page has its own CSS, which the installed Gatsby would put into one group", () => {
	const gatsbyConfig = fs.readFileSync("node_modules/gatsby/dist/utils/webpack.config.js", "utf8");
	expect(gatsbyConfig).toMatch(
		/\sstyles: \{\s+test\(module\) \{\s+return isCssModule\(module\);\s+\},\s+name: `styles`,/,
	);
	const cacheGroups = { framework: {}, styles: {} };
	const plugins = [new MiniCssExtractPlugin()];
	splitCss({ optimization: { splitChunks: { cacheGroups } }, plugins });
	expect(cacheGroups).toEqual({ framework: {} });
	expect(plugins).toEqual([{ options: { ignoreOrder: true } }]);
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
