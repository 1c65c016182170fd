/** Runs the patch `match-paths.ts` against the installed Gatsby: see docs/patches.md. */
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import routes from "$virtual/match-paths.json";
import { addDocumentPage } from "../../../gatsby/patches/match-paths";
import { clientOnlyRoutes } from "../../../gatsby/patches/webpack";

type Route = { path: string; matchPath: string };

jest.mock("$virtual/match-paths.json", () => ({ __esModule: true, default: [] }), { virtual: true });

/** The list of routes that the installed Gatsby writes for the browser. Its function is private. */
function gatsbyRoutes(pages: { path: string; matchPath?: string }[]): Route[] {
	const file = path.resolve("node_modules/gatsby/dist/bootstrap/requires-writer.js");
	const code = `${fs.readFileSync(file, "utf8")}\nexports.getMatchPaths = getMatchPaths;`;
	const load = createRequire(file);
	/** Without Gatsby's store, which the function does not need. */
	const require = (name: string) => {
		if (name.endsWith("/page-mode")) return { getPageMode: () => "SSG" };
		return name.startsWith(".") && !name.endsWith("/rank-route") ? {} : load(name);
	};
	const module = { exports: {} as { getMatchPaths: (pages: object[]) => Route[] } };
	new Function("exports", "require", "module", code)(module.exports, require, module);
	return module.exports.getMatchPaths(pages);
}

const clientOnly = { path: "/template/[id]/", matchPath: "/template/:id" };
const pages = [clientOnly, { path: "/template/5/" }, { path: "/template/6/" }, { path: "/templates/" }];

/** The page whose data Gatsby's browser code loads for an address. */
async function findPath(address: string): Promise<string> {
	const finder = await import("../../../node_modules/gatsby/cache-dir/find-path" as string);
	finder.setMatchPaths(routes);
	return finder.findPath(address);
}

beforeEach(() => {
	routes.length = 0;
});

test("Gatsby alone lists all prerendered templates in its browser code", () => {
	expect(gatsbyRoutes(pages)).toContainEqual({ path: "/template/5/", matchPath: "/template/5/" });
});

test("the browser code has client-only routes only", () => {
	expect(clientOnlyRoutes(JSON.stringify(gatsbyRoutes(pages)))).toEqual([clientOnly]);
});

test("the document is hydrated with its own page; other templates are client-only", async () => {
	routes.push(clientOnly);
	Object.assign(window, { pagePath: "/template/5/" });
	addDocumentPage();
	expect(await findPath("/template/5/")).toBe("/template/5");
	expect(await findPath("/template/5")).toBe("/template/5");
	expect(await findPath("/template/6/")).toBe("/template/[id]");
});

test.each(["/", "/template/[id]/", "/templates/", "/404.html"])("the document %s adds no route", (pagePath) => {
	Object.assign(window, { pagePath });
	addDocumentPage();
	expect(routes).toEqual([]);
});
