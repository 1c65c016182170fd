/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { onCreateWebpackConfig } from "../../../gatsby/webpack";

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
		plugins: { define: (values: object) => values },
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

test("the other stages keep Gatsby's configuration", () => {
	expect(configure("build-html").replaced).toBeUndefined();
});
