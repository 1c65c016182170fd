/** @jest-environment node */
import { patches } from "../../../gatsby/patches/webpack";

test("the browser code has client-only routes only", () => {
	const clientOnly = { path: "/template/[id]/", matchPath: "/template/:id" };
	// As getMatchPaths in gatsby/dist/bootstrap/requires-writer.js writes it.
	const written = [clientOnly, { path: "/template/5/", matchPath: "/template/5/" }];
	expect(patches.module.rules[0]?.parser.parse(JSON.stringify(written))).toEqual([clientOnly]);
});
