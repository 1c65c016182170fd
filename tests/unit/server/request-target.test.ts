/** @jest-environment node */
import type { IncomingMessage } from "node:http";
import { requestTarget } from "../../../src/server/request-target";

test.each([
	["/", "/", ""],
	["/templates/?q=1&b=2", "/templates/", "?q=1&b=2"],
	["/a?b?c", "/a", "?b?c"],
	["/?", "/", "?"],
	["//", "//", ""],
	["//evil.example/x?y", "//evil.example/x", "?y"],
	["/%", "/%", ""],
	["*", "*", ""],
	[undefined, "/", ""],
])("of %j are the path %j and the query %j, as they were sent", (url, pathname, search) => {
	expect(requestTarget({ url } as IncomingMessage)).toEqual({ pathname, search });
});
