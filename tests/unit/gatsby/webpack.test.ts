/** @jest-environment node */
import { patchConfig } from "../../../gatsby/patches/webpack";
import { tempFolder } from "../../kit/temp-folder";

const root = process.cwd();
afterEach(() => process.chdir(root));

/** The configuration of a stage after the browser's bundle was built with these CSS files. */
function configOf(stage: string, css: string) {
	const stats = { assetsByChunkName: { app: ["app-1.js", css], page: ["page-1.js"] } };
	process.chdir(tempFolder({ "public/webpack.stats.json": JSON.stringify(stats) }));
	return patchConfig(stage);
}

test("the browser code has client-only routes only", () => {
	const clientOnly = { path: "/template/[id]/", matchPath: "/template/:id" };
	// As getMatchPaths in gatsby/dist/bootstrap/requires-writer.js writes it.
	const written = [clientOnly, { path: "/template/5/", matchPath: "/template/5/" }];
	const { module } = configOf("develop", "");
	expect(module.rules[0]?.parser.parse(JSON.stringify(written))).toEqual([clientOnly]);
});

test("a change of the CSS makes Gatsby render the pages again", () => {
	const { output } = configOf("build-html", "app.1.css");
	expect(output).toEqual(configOf("build-html", "app.1.css").output);
	expect(output).not.toEqual(configOf("build-html", "app.2.css").output);
});
