/** @jest-environment node */
import http from "node:http";
import { gzipSync } from "node:zlib";
import type { SourceNodesArgs } from "gatsby";
import { contentSecurityPolicy } from "../../../hosting/content-security-policy";
import { prepareDescription } from "../../../plugins/gatsby-source-market/description";
import { type SourceMarketOptions, sourceNodes } from "../../../plugins/gatsby-source-market/gatsby-node";
import { printable } from "../../../plugins/gatsby-source-market/printable";
import { serve } from "../../kit/serve";

type Node = { templateId: string; pagePath: string; title: string; price: number; html: string };

let answer: (response: http.ServerResponse, request: http.IncomingMessage) => void;
const origin = serve(() => http.createServer((request, response) => answer(response, request)));

const sendJson = (body: unknown) => (response: http.ServerResponse) => response.end(JSON.stringify(body));

/** Runs the plugin, with the nodes of an earlier build. */
async function takeSnapshot(options: Partial<SourceMarketOptions> = {}, earlier: object[] = []) {
	const nodes: Node[] = [];
	const kept: object[] = [];
	const messages: string[] = [];
	const args = {
		actions: { createNode: (node: Node) => nodes.push(node), touchNode: (node: object) => kept.push(node) },
		// As in Gatsby, which throws on half of a surrogate pair.
		createNodeId: encodeURIComponent,
		createContentDigest: (content: unknown) => JSON.stringify(content),
		getNodesByType: () => earlier,
		reporter: {
			warn: (text: string) => messages.push(`warning: ${text}`),
			panic: (text: string) => messages.push(`error: ${text}`),
		},
	} as unknown as SourceNodesArgs;
	await sourceNodes(args, { source: origin(), snapshot: "auto", timeout: 30_000, ...options });
	return { nodes, kept, messages };
}

test("creates a node for each sample template, with the price of the list", async () => {
	const { nodes, messages } = await takeSnapshot({ source: "sample" });
	expect(nodes).toHaveLength(30);
	expect(nodes[0]).toMatchObject({ templateId: "101", index: 0, pagePath: "/template/101/", scriptCount: 3 });
	expect(nodes.map(({ price }) => price > 0)).toEqual(nodes.map((_, index) => index % 2 === 0));
	expect(messages).toEqual([]);
});

test("asks a market once for the list, without a token", async () => {
	const requests: unknown[] = [];
	const list = sendJson([{ id: 1, title: "Bot", description: "<p>Answers.</p>", updated_at: "2026-01-02" }]);
	answer = (response, { method, url, headers }) => {
		requests.push([method, url, headers.authorization]);
		list(response);
	};
	const { nodes } = await takeSnapshot();
	expect(requests).toEqual([["GET", "/api/public/market/getAll", undefined]]);
	expect(nodes).toMatchObject([
		{ title: "Bot", html: "<p>Answers.</p>", teaser: "Answers.", updatedAt: "2026-01-02T00:00:00.000Z" },
	]);
});

/** Snapshots the templates with these ids. The title of each is its id. */
function snapshotOf(...ids: unknown[]) {
	answer = sendJson(ids.map((id) => ({ id, title: `${id}`.slice(0, 9) })));
	return takeSnapshot();
}

test("gives each id a page of its own, on every file system", async () => {
	const odd = "../../etc/passwd|..|a/b|[id]|404|%2e%2e|тест|a\0|a |a.|con.txt|a\ud800".split("|");
	const { nodes, messages } = await snapshotOf(...odd, "__proto__", "constructor", "A", "b");
	expect(messages).toEqual([]);
	const paths = nodes.map(({ pagePath }) => pagePath);
	expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
	expect(paths.filter((path) => !/^\/template\/[\w~-]{1,200}\/$/.test(path))).toEqual([]);
	expect(nodes).toHaveLength(odd.length + 4);
});

test("leaves out what would damage the files of others, and says it in one warning", async () => {
	const { nodes, messages } = await snapshotOf(
		"Ab",
		"aB",
		"AB",
		1,
		"1",
		"##[error]",
		"##[error]",
		"con",
		"COM1",
		"x".repeat(500),
		"",
		null,
	);
	expect(nodes.map(({ templateId }) => templateId)).toEqual(["Ab", "1", "##[error]"]);
	expect(messages).toEqual([
		`warning: Not prerendered:
  2 of 12 entries of the list of templates could not be read and are left out
  "aB" because the id differs from another in case only
  "AB" because the id differs from another in case only
  "1" because the id is used twice
  "# #[error]" because the id is used twice
  "con" because Windows reserves the id
  "COM1" because Windows reserves the id
  "xxxxxxxxx" because the id is too long`,
	]);
});

test.each([
	["\n::error::x", ": :error: :x"],
	["a ##[error]b", "a # #[error]b"],
	["a\u001b[31m\r\nb\u009b\u2028\u202ec", "a [31m b c"],
	["x".repeat(300), `${"x".repeat(201)}…`],
])("prints %j as %j", (text, printed) => {
	expect(printable(text)).toBe(printed);
});

test("prints answers of the market as such", async () => {
	answer = (response) => response.end("\n::error::");
	expect((await takeSnapshot()).messages).toEqual([expect.stringMatching(/"?: :error: :.*JSON/)]);
});

/** Sends until the connection is closed. */
function sendWithoutEnd(response: http.ServerResponse) {
	while (!response.destroyed && response.write(" ".repeat(1_000_000)));
	if (!response.destroyed) response.once("drain", () => sendWithoutEnd(response));
}

const bomb = gzipSync(Buffer.alloc(51_000_000, " "));
const sendBomb = (response: http.ServerResponse) => response.writeHead(200, { "content-encoding": "gzip" }).end(bomb);

test.each([
	["refuses the connection", () => {}, { source: "http://127.0.0.1:9" }, /127\.0\.0\.1:9.*(?:ECONNREFUSED|bad port)/],
	["answers 500", (response) => response.writeHead(500).end(), {}, /the status is 500/],
	["redirects", (response) => response.writeHead(302, { location: "/" }).end(), {}, /redirect/],
	["does not answer", () => {}, { timeout: 50 }, /no answer within 50 ms/],
	["answers without end", sendWithoutEnd, {}, /more than 50 MB/],
	["unpacks to 51 MB", sendBomb, {}, /more than 50 MB/],
] satisfies [string, typeof answer, Partial<SourceMarketOptions>, RegExp][])(
	"if the market %s, the build warns and goes on",
	async (_, respond, options, message) => {
		answer = respond;
		expect(await takeSnapshot(options)).toEqual({ nodes: [], kept: [], messages: [expect.stringMatching(message)] });
	},
);

test("the code says why no address of a host answers", async () => {
	const cause = Object.assign(new AggregateError([]), { code: "ECONNREFUSED" });
	jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("fetch failed", { cause }));
	expect((await takeSnapshot()).messages).toEqual([expect.stringMatching(/getAll: ECONNREFUSED\./)]);
});

test("without an answer, the last snapshot is kept unless one is required", async () => {
	answer = (response) => response.writeHead(500).end();
	const earlier = [{ source: origin() }, { source: "sample" }];
	const { kept, messages } = await takeSnapshot({}, earlier);
	expect(kept).toEqual([earlier[0]]);
	expect(messages).toEqual([expect.stringContaining("1 templates of the last build are kept")]);
	const required = await takeSnapshot({ snapshot: "required" }, earlier);
	expect(required.messages).toEqual([expect.stringMatching(/^error: MARKET_SNAPSHOT is required\. /)]);
});

test("takes no snapshot when it is off", async () => {
	expect(await takeSnapshot({ source: "sample", snapshot: "off" })).toEqual({ nodes: [], kept: [], messages: [] });
});

describe("a description", () => {
	test("cannot add a script or a style to the Content-Security-Policy", () => {
		for (const hostile of ["<script>alert(1)</script>", "<script>", "<style>a{}</style>", "<style>"]) {
			const { html } = prepareDescription(`<p title="${hostile}">a</p><p>${hostile}</p>`);
			expect(html).not.toMatch(/<s/);
			expect(contentSecurityPolicy([html])).toBe(contentSecurityPolicy([""]));
		}
	});

	const attributes = Array.from({ length: 25_000 }, (_, index) => ` a${index}`).join("");
	const formatting = Array.from({ length: 450 }, (_, index) => `<b a${index}>`).join("");

	test.each([
		["<?>".repeat(33_333)],
		["</1>".repeat(25_000)],
		["<!---->".repeat(14_285)],
		["<td>x".repeat(20_000)],
		["<br>x".repeat(20_000)],
		["<div>".repeat(50_000)],
		["<rt>".repeat(25_000)],
		["<a><b><i>".repeat(11_111)],
		["<p><a></p>".repeat(10_000)],
		["&CounterClockwiseContourIntegral;".repeat(3_000)],
		[`<p${attributes}>x`],
		[`<p>${formatting}${"<p>x".repeat(20_000)}`],
	])("of 100 KB does not delay the build: %j", (description) => {
		const start = performance.now();
		const { html, problem } = prepareDescription(description.slice(0, 100_000));
		// A browser gets the markup or nothing, and the output names what is left out.
		if (problem) expect([html, problem]).toEqual(["", expect.stringMatching(/more than 200 ms|nested too deeply/)]);
		expect(performance.now() - start).toBeLessThan(2_000);
	});

	test("that is left out is named", async () => {
		const deep = "<div>".repeat(50_000);
		answer = sendJson([
			{ id: 1, title: "Deep", description: deep },
			{ id: 2, title: "Bot", description: "<p>Answers.</p>" },
		]);
		const { nodes, messages } = await takeSnapshot();
		expect(nodes).toMatchObject([
			{ title: "Deep", description: "", html: "", teaser: "" },
			{ title: "Bot", html: "<p>Answers.</p>" },
		]);
		const reason = /^warning: Not prerendered:\n {2}the description of "Deep" because it .*$/;
		expect(messages).toEqual([expect.stringMatching(reason)]);
	});

	test("that is long is left out when those before it have taken a minute", async () => {
		const long = `<p>${"word ".repeat(2_000)}</p>`;
		let now = 0;
		jest.spyOn(performance, "now").mockImplementation(() => (now += 20_000));
		answer = sendJson([1, 2, 3, 4, 5].map((id) => ({ id, title: `Bot ${id}`, description: id < 5 ? long : "Short." })));
		const { nodes, messages } = await takeSnapshot();
		expect(nodes.map(({ html }) => html.length > 0)).toEqual([true, true, true, false, true]);
		expect(messages).toEqual([expect.stringMatching(/\n {2}the description of "Bot 4" because other long .*$/)]);
	});

	test.each(["<img src=x>", "<p>&nbsp;</p><hr>"])("without text is empty: %j", (description) => {
		expect(prepareDescription(description)).toMatchObject({ html: "", teaser: "" });
	});
});
