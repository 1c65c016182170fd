/** @jest-environment node */
import http from "node:http";
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

type Listed = { id: number; title: string; description: string; script_count: number };
type Detail = {
	title: string;
	description: string;
	data: { script: { id: number; name: string; releaseCode: string } }[];
};

test("lists at least 24 templates with exactly the four fields of the market API", async () => {
	const list = await get<Listed[]>(path);
	expect(list.length).toBeGreaterThanOrEqual(24);
	for (const template of list) {
		expect(template).toEqual({
			id: expect.any(Number),
			title: expect.stringMatching(/\S/),
			description: expect.stringMatching(/^<p>/),
			script_count: expect.any(Number),
		});
	}
	expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
	expect(new Set(list.map(({ title }) => title)).size).toBe(list.length);
});

test("answers each template by its id, with script_count scripts", async () => {
	const scripts: number[] = [];
	for (const { id, title, description, script_count } of await get<Listed[]>(path)) {
		const detail = await get<Detail>(`${path}?id=${id}`);
		expect(Object.keys(detail).sort()).toEqual(["data", "description", "title"]);
		expect(detail).toMatchObject({ title, description });
		expect(detail.data).toHaveLength(script_count);
		for (const entry of detail.data) {
			expect(entry).toEqual({
				script: {
					id: expect.any(Number),
					name: expect.any(String),
					releaseCode: expect.stringMatching(/class|record|interface/),
				},
			});
			scripts.push(entry.script.id);
		}
	}
	expect(new Set(scripts).size).toBe(scripts.length);
	expect(scripts).not.toContain(0);
});

test.each(["?id=", "?id=none", "?id=0", "?id=__proto__", "?id=%E0%A4%A"])("answers 404 to %s", async (query) => {
	const answer = { status: 404, body: JSON.stringify({ detail: "Not found." }) };
	expect(await send(origin(), path + query)).toMatchObject(answer);
});

test("answers HEAD without a body, and 405 to other methods", async () => {
	expect(await send(origin(), path, { method: "HEAD" })).toMatchObject({ status: 200, body: "" });
	for (const method of ["POST", "PUT", "DELETE"]) {
		expect(await send(origin(), path, { method })).toMatchObject({ status: 405 });
	}
});

test.each(["/", "/api/public/market", `${path}/5`, `/ru${path}`, "//"])(
	"leaves %s to the next handler",
	async (url) => {
		expect(await send(origin(), url)).toMatchObject({ status: 418, body: "next" });
	},
);
