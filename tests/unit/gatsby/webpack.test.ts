/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import type { CreateWebpackConfigArgs } from "gatsby";
import webpack from "webpack";
import { onCreateWebpackConfig } from "../../../gatsby/webpack";
import { tempFolder } from "../../kit/temp-folder";

const root = process.cwd();
afterEach(() => process.chdir(root));

class MiniCssExtractPlugin {
	options = {};
}

/** What the hook makes of a configuration of Gatsby. */
function configure(stage: "build-javascript" | "build-html") {
	const setWebpackConfig = jest.fn();
	const replaceWebpackConfig = jest.fn();
	const cacheGroups = { framework: {}, styles: {} };
	const config = { optimization: { splitChunks: { cacheGroups } }, plugins: [new MiniCssExtractPlugin()], output: {} };
	const args = {
		stage,
		actions: { setWebpackConfig, replaceWebpackConfig },
		getConfig: () => config,
		plugins: { define: () => ({ apply() {} }) },
	};
	void onCreateWebpackConfig?.(args as unknown as CreateWebpackConfigArgs, { plugins: [] }, () => {});
	return { added: setWebpackConfig.mock.lastCall?.[0], replaced: replaceWebpackConfig.mock.lastCall?.[0] };
}

const unused = Object.keys(configure("build-html").added.resolve.alias);

test.each(unused)("the unused module %s is in the installed packages", (name) => {
	const file = path.isAbsolute(name) ? name : path.resolve("node_modules", name);
	expect(fs.existsSync(file)).toBe(true);
});

test("a page has its own CSS, which the installed Gatsby would put into one group", () => {
	const gatsbyConfig = fs.readFileSync("node_modules/gatsby/dist/utils/webpack.config.js", "utf8");
	expect(gatsbyConfig).toMatch(
		/\sstyles: \{\s+test\(module\) \{\s+return isCssModule\(module\);\s+\},\s+name: `styles`,/,
	);
	const { optimization, plugins } = configure("build-javascript").replaced;
	expect(optimization.splitChunks.cacheGroups).toEqual({ framework: {} });
	expect(plugins).toEqual([{ options: { ignoreOrder: true } }]);
});

test("a change of the CSS makes Gatsby render the pages again", async () => {
	const folder = tempFolder({ "renderer.js": "", "public/webpack.stats.json": "" });
	process.chdir(folder);
	const { plugins } = configure("build-html").added;
	const chunkHash = async (css: string) => {
		const stats = { assetsByChunkName: { app: ["app-1.js", css], page: ["page-1.js"] } };
		fs.writeFileSync("public/webpack.stats.json", JSON.stringify(stats));
		const compiler = webpack({ entry: "./renderer.js", mode: "development", output: { path: folder }, plugins });
		const result = await promisify(compiler.run.bind(compiler))();
		return [...(result?.compilation.chunks ?? [])].map(({ hash }) => hash);
	};
	const before = await chunkHash("app.1.css");
	expect(before).toHaveLength(1);
	expect(await chunkHash("app.1.css")).toEqual(before);
	expect(await chunkHash("app.2.css")).not.toEqual(before);
});
