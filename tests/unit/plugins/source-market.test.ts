/** @jest-environment node */
import http from "node:http";
import type { AddressInfo } from "node:net";
import type { SourceNodesArgs } from "gatsby";
import { contentSecurityPolicy } from "../../../hosting/content-security-policy";
import { type SourceMarketOptions, sourceNodes } from "../../../plugins/gatsby-source-market/gatsby-node";
import { prepareDescription } from "../../../plugins/gatsby-source-market/prepare-html";
import { recordConsole } from "../../kit/record-console";

type Node = { templateId: string; pagePath: string; title: string; html: string; teaser: string; price: number };

let market: http.Server;
let source: string;
let answer: (response: http.ServerResponse) => void;

beforeAll((done) => {
	market = http
		.createServer((_, response) => answer(response))
		.listen(0, "127.0.0.1", () => {
			source = `http://127.0.0.1:${(market.address() as AddressInfo).port}`;
			done();
		});
});
afterAll((done) => {
	market.closeAllConnections();
	market.close(done);
});

const sendJson = (body: unknown) => (response: http.ServerResponse) => response.end(JSON.stringify(body));

/** Runs the plugin, with the nodes of an earlier build. */
async function takeSnapshot(options: Partial<SourceMarketOptions> = {}, earlier: object[] = []) {
	const nodes: Node[] = [];
	const kept: object[] = [];
	const messages: string[] = [];
	const args = {
		actions: { createNode: (node: Node) => nodes.push(node), touchNode: (node: object) => kept.push(node) },
		createNodeId: (id: string) => id,
		createContentDigest: (content: unknown) => JSON.stringify(content),
		getNodesByType: () => earlier,
		reporter: {
			warn: (text: string) => messages.push(`warning: ${text}`),
			panic: (text: string) => messages.push(`error: ${text}`),
		},
	} as unknown as SourceNodesArgs;
	await sourceNodes(args, { source, snapshot: "auto", timeout: 5_000, ...options });
	return { nodes, kept, messages };
}

test("creates a node for each template of the sample market, in its order and with the prices of the list", async () => {
	const { nodes, messages } = await takeSnapshot({ source: "sample" });
	expect(nodes).toHaveLength(30);
	expect(nodes[0]).toMatchObject({ templateId: "101", index: 0, pagePath: "/template/101/", scriptCount: 3 });
	expect(nodes.map(({ price }) => price > 0)).toEqual(nodes.map((_, index) => index % 2 === 0));
	expect(messages).toEqual([]);
});

test("asks a market once for the list, without a token", async () => {
	const requests: unknown[] = [];
	market.once("request", ({ method, url, headers }) => requests.push([method, url, headers.authorization]));
	answer = sendJson([
		{ id: 1, title: "Bot", description: "<p>Answers.</p>", script_count: 2, updated_at: "2026-01-02" },
	]);
	const { nodes } = await takeSnapshot();
	expect(requests).toEqual([["GET", "/api/public/market/getAll", undefined]]);
	expect(nodes).toMatchObject([
		{ title: "Bot", html: "<p>Answers.</p>", teaser: "Answers.", updatedAt: "2026-01-02T00:00:00.000Z" },
	]);
});

test("handles hostile ids: one page each, inside of /template/, and logs what has none", async () => {
	const log = recordConsole();
	const ids = [1, "1", "../../etc/passwd", "..", "a/b", "[id]", "404", "%2e%2e", "тест", "x".repeat(500), "", null, {}];
	answer = sendJson(ids.map((id) => ({ id, title: `T ${String(id).slice(0, 9)}` })));
	const { nodes, messages } = await takeSnapshot();
	const paths = nodes.map(({ pagePath }) => pagePath);
	expect(new Set(paths).size).toBe(paths.length);
	expect(paths.filter((path) => !/^\/template\/[\w~-]{1,200}\/$/.test(path))).toEqual([]);
	expect(paths).toContain("/template/404/");
	expect(messages).toEqual([expect.stringContaining('2 templates ("T 1","T xxxxxxxxx")')]);
	expect(log).toHaveBeenCalledTimes(1);
});

test.each([
	["refuses the connection", () => {}, { source: "http://127.0.0.1:9" }, /127\.0\.0\.1:9.*(?:ECONNREFUSED|bad port)/],
	["answers 500", (response) => response.writeHead(500).end(), {}, /the status is 500/],
	["redirects", (response) => response.writeHead(302, { location: "/" }).end(), {}, /redirect/],
	["answers HTML", (response) => response.end("<!doctype html>"), {}, /JSON/],
	["answers an object", sendJson({ detail: "no" }), {}, /should be a list/],
	["cuts its answer off", (response) => response.end('[{"id":1,"ti'), {}, /JSON/],
	["does not answer", () => {}, { timeout: 50 }, /no answer within 50 ms/],
	["is unknown", () => {}, { source: undefined }, /set MARKET_UPSTREAM or GATSBY_MARKET_HOST/],
] satisfies [string, typeof answer, Partial<SourceMarketOptions>, RegExp][])(
	"if the market %s, the build warns and keeps the last snapshot, or fails if one is required",
	async (_, respond, options, message) => {
		answer = respond;
		const known = { source, ...options }.source;
		const earlier = known ? [{ id: "node", source: known }] : [];
		expect(await takeSnapshot(options)).toEqual({ nodes: [], kept: [], messages: [expect.stringMatching(message)] });
		const { kept, messages } = await takeSnapshot(options, earlier);
		expect(kept).toEqual(earlier);
		const rest = known ? "1 templates of the last build are kept" : "no template is prerendered";
		expect(messages).toEqual([expect.stringContaining(rest)]);
		const otherMarket = await takeSnapshot(options, [{ id: "node", source: "sample" }]);
		expect(otherMarket.kept).toEqual([]);
		const required = await takeSnapshot({ ...options, snapshot: "required" }, earlier);
		expect(required.messages).toEqual([expect.stringMatching(/^error: MARKET_SNAPSHOT is required\. /)]);
	},
);

test("takes no snapshot when it is off", async () => {
	expect(await takeSnapshot({ source: "sample", snapshot: "off" })).toEqual({ nodes: [], kept: [], messages: [] });
});

describe("a description", () => {
	test("is sanitized with the rules of the browser", () => {
		const { html, teaser } = prepareDescription(
			'<p onclick="x()">Hi <a href="https://a.example">a</a><script>alert(1)</script><img src="x"></p>',
		);
		expect(html).toBe(
			'<p>Hi <a href="https://a.example" target="_blank" rel="noopener noreferrer nofollow ugc">a</a></p>',
		);
		expect(teaser).toBe("Hi a");
	});

	test("cannot add a script or a style to the Content-Security-Policy", () => {
		for (const hostile of ["<script>alert(1)</script>", "<script>", "<style>a{}</style>", "<style>"]) {
			const { html } = prepareDescription(`<p title="${hostile}">a</p><p>${hostile}</p>`);
			expect(html).not.toMatch(/<s/);
			expect(contentSecurityPolicy([html])).toBe(contentSecurityPolicy([""]));
		}
	});

	test.each([
		["deep markup", "<b>".repeat(5_000), "x"],
		["deep markup with other end tags", "<b></i>".repeat(5_000), "x"],
		["deep markup with < in attributes", '<b x="<">'.repeat(5_000), "b"],
		["elements that every block repeats", `<p>${"<b>".repeat(450)}</p>${"<p>x</p>".repeat(3_000)}`, "x"],
		["very many elements", "<p>x</p>".repeat(12_000), "x"],
		["an endless tag name", `<${"a".repeat(90_000)}`, "y"],
	])("is plain text when it has %s, without delay", (_, markup, text) => {
		const start = performance.now();
		const { html } = prepareDescription(`${markup}x &amp; <i>y</i>`);
		expect(html.includes("<")).toBe(false);
		expect(html.slice(0, 1)).toBe(text);
		expect(performance.now() - start).toBeLessThan(2_000);
	});

	test("keeps markup without optional end tags, and the text of markup that browsers do not show", () => {
		const list = `<ul>${"<li>a <b>b</b>".repeat(300)}</ul><p>c<p>d`;
		expect(prepareDescription(list).html).toContain("<li>a <b>b</b></li>");
		expect(prepareDescription(`${"<i>".repeat(80)}a &lt; b${"</i>".repeat(80)}`).html).toBe("<p>a &lt; b</p>");
		// The browser sanitizes the market's answer, because it differs.
		expect(prepareDescription("<b></i>".repeat(50)).description).toBe("");
		expect(prepareDescription(" \n")).toMatchObject({ html: "", teaser: "" });
	});
});
