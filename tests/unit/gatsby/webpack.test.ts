/** @jest-environment node */
import { onCreateWebpackConfig } from "../../../gatsby/webpack";
import { tempFolder } from "../../kit/temp-folder";

const root = process.cwd();
afterEach(() => process.chdir(root));

type Config = {
	module: { rules: { parser: { parse: (json: string) => unknown } }[] };
	output: { hashSalt?: string; clean: { keep: (file: string) => boolean } };
};

/** The configuration of a stage after the browser's bundle was built with these CSS files. */
async function configOf(stage: string, css: string) {
	const stats = { assetsByChunkName: { app: ["app-1.js", css], page: ["page-1.js"] } };
	process.chdir(tempFolder({ "public/webpack.stats.json": JSON.stringify(stats) }));
	const optimization = { splitChunks: { cacheGroups: {} } };
	const config = { module: { rules: [] }, output: {}, plugins: [], resolve: { alias: {} }, optimization };
	const actions = {
		// Gatsby ignores the output here.
		setWebpackConfig: ({ output, ...changes }: { output?: object }) => Object.assign(config, changes),
		replaceWebpackConfig: (changes: object) => Object.assign(config, changes),
	};
	const hook = { stage, actions, plugins: { banner: () => undefined }, getConfig: () => config };
	await onCreateWebpackConfig?.(hook as never, { plugins: [] }, () => {});
	return config as unknown as Config;
}

test("the browser code has client-only routes only", async () => {
	const clientOnly = { path: "/template/[id]/", matchPath: "/template/:id" };
	// As getMatchPaths in gatsby/dist/bootstrap/requires-writer.js writes it.
	const written = [clientOnly, { path: "/template/5/", matchPath: "/template/5/" }];
	const { module } = await configOf("develop", "");
	expect(module.rules[0]?.parser.parse(JSON.stringify(written))).toEqual([clientOnly]);
});

test("a change of the CSS makes Gatsby render the pages again", async () => {
	const { output } = await configOf("build-html", "app.1.css");
	expect(output).toEqual((await configOf("build-html", "app.1.css")).output);
	expect(output).not.toEqual((await configOf("build-html", "app.2.css")).output);
});

test("a build removes the scripts, styles and fonts of earlier builds, and nothing else", async () => {
	const { clean } = (await configOf("build-javascript", "")).output;
	const removed = [
		"app-0123456789abcdef0123.js",
		"framework-0123456789abcdef0123.js.LICENSE.txt",
		"component---src-pages-template-[id]-tsx.0123456789abcdef0123.css",
		"static/onest-latin-0123456789abcdef0123456789abcdef.woff2",
	];
	expect(removed.filter(clean.keep)).toEqual([]);
	const kept = [
		"index.html",
		"robots.txt",
		"page-data",
		"static",
		"static/0123456789abcdef0123456789abcdef",
		"icon-192.png",
	];
	expect(kept.filter(clean.keep)).toEqual(kept);
});
