/** @jest-environment node */
import { EventEmitter } from "node:events";
import { keepEdits } from "../../../src/build/keep-edits";

jest.mock("gatsby/dist/redux", () => ({}));

const gatsby = new EventEmitter();
const query = { dirty: 0 };
const start = () => gatsby.emit("QUERY_START", { payload: { path: "/" } });
const edit = (event: string, type: string) => gatsby.emit(event, { payload: { internal: { type } } });
/** As Gatsby ends a query: whatever came in meanwhile is forgotten. */
const end = () => {
	query.dirty = 0;
	gatsby.emit("PAGE_QUERY_RUN", { payload: { path: "/" } });
};

beforeAll(() => keepEdits(gatsby, (path) => (path === "/" ? query : undefined)));

test("a query runs again if content or copy changed while it ran", () => {
	for (const event of ["CREATE_NODE", "DELETE_NODE"]) {
		for (const type of ["PlansYaml", "Locale"]) {
			start();
			edit(event, type);
			end();
			expect(query.dirty).toBeGreaterThan(0);
			start();
			end();
			expect(query.dirty).toBe(0);
		}
	}
});

test("what changed before, and what is no content, makes no query run again", () => {
	edit("CREATE_NODE", "PlansYaml");
	start();
	edit("CREATE_NODE", "SitePage");
	gatsby.emit("DELETE_NODE", {});
	end();
	expect(query.dirty).toBe(0);
});

test("a query that is gone meanwhile is no concern", () => {
	edit("CREATE_NODE", "PlansYaml");
	expect(() => gatsby.emit("PAGE_QUERY_RUN", { payload: { path: "/gone/" } })).not.toThrow();
});
