/** @jest-environment node */
import { onCreateWebpackConfig } from "../../../gatsby/patches/webpack";
import { tempFolder } from "../../kit/temp-folder";

const root = process.cwd();
afterEach(() => process.chdir(root));

/** What the hook changes in a stage after the browser's bundle was built with these CSS files. */
async function configOf(stage: string, css: string) {
	const stats = { assetsByChunkName: { app: ["app-1.js", css], page: ["page-1.js"] } };
	process.chdir(tempFolder({ "public/webpack.stats.json": JSON.stringify(stats) }));
	const setWebpackConfig = jest.fn();
	const actions = { setWebpackConfig, replaceWebpackConfig: () => {} };
	const getConfig = () => ({ module: { rules: [] } });
	await onCreateWebpackConfig?.({ stage, actions, getConfig } as never, { plugins: [] }, () => {});
	return setWebpackConfig.mock.lastCall?.[0];
}

test("the browser code has client-only routes only", async () => {
	const clientOnly = { path: "/template/[id]/", matchPath: "/template/:id" };
	// As getMatchPaths in gatsby/dist/bootstrap/requires-writer.js writes it.
	const written = [clientOnly, { path: "/template/5/", matchPath: "/template/5/" }];
	const { module } = await configOf("develop", "");
	expect(module.rules[0].parser.parse(JSON.stringify(written))).toEqual([clientOnly]);
});

test("a change of the CSS makes Gatsby render the pages again", async () => {
	const { output } = await configOf("build-html", "app.1.css");
	expect(output).toEqual((await configOf("build-html", "app.1.css")).output);
	expect(output).not.toEqual((await configOf("build-html", "app.2.css")).output);
});
