/** @jest-environment node */
import http from "node:http";
import type { ListedTemplate, TemplateDetail } from "../../../sample-market/catalog";
import { sampleMarket } from "../../../sample-market/handler";
import { send, serve } from "../../kit/serve";

const path = "/api/public/market/getAll";
const market = sampleMarket();
const origin = serve(() =>
	http.createServer((request, response) => market(request, response, () => response.writeHead(418).end("next"))),
);

async function get<Body>(url: string): Promise<Body> {
	const response = await fetch(origin() + url);
	expect(response.status).toBe(200);
	expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
	return response.json() as Promise<Body>;
}

test("lists at least 24 templates, and answers each by its id with script_count scripts", async () => {
	const list = await get<ListedTemplate[]>(path);
	expect(list.length).toBeGreaterThanOrEqual(24);
	expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
	for (const { id, title, description, script_count } of list) {
		const detail = await get<TemplateDetail>(`${path}?id=${id}`);
		expect(detail).toEqual({ title, description, data: expect.any(Array) });
		expect(detail.data).toHaveLength(script_count);
		for (const { script } of detail.data) {
			expect(script).toEqual({ id: expect.any(Number), name: expect.any(String), releaseCode: expect.any(String) });
		}
	}
});

test.each(["?id=", "?id=none", "?id=__proto__", "?id=%E0%A4%A"])("answers 404 to %s", async (query) => {
	const answer = { status: 404, body: JSON.stringify({ detail: "Not found." }) };
	expect(await send(origin(), path + query)).toMatchObject(answer);
});

test("answers HEAD without a body, and 405 to other methods", async () => {
	expect(await send(origin(), path, { method: "HEAD" })).toMatchObject({ status: 200, body: "" });
	for (const method of ["POST", "PUT", "DELETE"]) {
		expect(await send(origin(), path, { method })).toMatchObject({ status: 405 });
	}
});

test.each(["/", `${path}/5`, "//"])("leaves %s to the next handler", async (url) => {
	expect(await send(origin(), url)).toMatchObject({ status: 418, body: "next" });
});
