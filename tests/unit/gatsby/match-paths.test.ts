/** Runs the patch `match-paths.ts` against the installed Gatsby: see docs/patches.md. */
import routes from "$virtual/match-paths.json";
import { addDocumentPage } from "../../../gatsby/patches/match-paths";
import { clientOnlyRoutes } from "../../../gatsby/patches/webpack";

jest.mock("$virtual/match-paths.json", () => ({ __esModule: true, default: [] }), { virtual: true });

const clientOnly = { path: "/template/[id]/", matchPath: "/template/:id" };

/** The page whose data Gatsby's browser code loads for an address. */
async function findPath(address: string): Promise<string> {
	const finder = await import("../../../node_modules/gatsby/cache-dir/find-path" as string);
	finder.setMatchPaths(routes);
	return finder.findPath(address);
}

beforeEach(() => {
	routes.length = 0;
});

test("the browser code has client-only routes only", () => {
	// As getMatchPaths in gatsby/dist/bootstrap/requires-writer.js writes it.
	const written = [clientOnly, { path: "/template/5/", matchPath: "/template/5/" }];
	expect(clientOnlyRoutes(JSON.stringify(written))).toEqual([clientOnly]);
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
