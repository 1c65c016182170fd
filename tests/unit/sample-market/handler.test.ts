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

const get = async (url: string) => JSON.parse((await send(origin(), url)).body);

test("lists templates, and answers each by its id with script_count scripts", async () => {
	const list: ListedTemplate[] = await get(path);
	expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
	for (const { id, title, description, script_count } of list) {
		const detail: TemplateDetail = await get(`${path}?id=${id}`);
		const script = { id: expect.any(Number), name: expect.any(String), releaseCode: expect.any(String) };
		expect(detail).toEqual({ title, description, data: Array(script_count).fill({ script }) });
	}
});

test.each([
	["GET", `${path}?id=__proto__`, 404, '{"detail":"Not found."}'],
	["HEAD", path, 200, ""],
	["POST", path, 405, expect.any(String)],
	["GET", "/", 418, "next"],
])("answers %s %s with %i", async (method, url, status, body) => {
	expect(await send(origin(), url, { method })).toMatchObject({ status, body });
});
