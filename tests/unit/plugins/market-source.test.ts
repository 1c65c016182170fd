/** @jest-environment node */
import fs from "node:fs";
import http from "node:http";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { SourceNodesArgs } from "gatsby";
import { contentSecurityPolicy } from "../../../hosting/content-security-policy";
import { htmlOf } from "../../../plugins/market-source/description";
import { type SourceMarketOptions, sourceNodes } from "../../../plugins/market-source/gatsby-node";
import { printable } from "../../../plugins/market-source/printable";
import { serve } from "../../kit/serve";

type Node = { templateId: string; pagePath: string; title: string; price: number; html: string; cup?: string };

type Answer = (response: http.ServerResponse, request: http.IncomingMessage) => void;

/** Of the list call and the detail calls. */
let answer: Answer;
let answerDetail: Answer;
const isDetail = ({ url = "" }: http.IncomingMessage) => url.includes("?id=");
const origin = serve(() =>
	http.createServer((request, response) => (isDetail(request) ? answerDetail : answer)(response, request)),
);

beforeEach(() => {
	answerDetail = sendJson({ title: "Bot", data: [] });
	jest.spyOn(fs, "writeFileSync").mockReturnValue();
	jest.spyOn(fs, "mkdirSync").mockReturnValue(undefined);
});

const sendJson = (body: unknown) => (response: http.ServerResponse) => response.end(JSON.stringify(body));

/** Runs the plugin. */
async function takeSnapshot(options: Partial<SourceMarketOptions> = {}) {
	const nodes: Node[] = [];
	const messages: string[] = [];
	const args = {
		actions: { createNode: (node: Node) => nodes.push(node) },
		// As in Gatsby, which throws on half of a surrogate pair.
		createNodeId: encodeURIComponent,
		createContentDigest: (content: unknown) => JSON.stringify(content),
		reporter: {
			warn: (text: string) => messages.push(`warning: ${text}`),
			panic: (text: string) => messages.push(`error: ${text}`),
		},
	} as unknown as SourceNodesArgs;
	await sourceNodes(args, { source: origin(), snapshot: "auto", timeout: 30_000, pages: 300, ...options });
	return { nodes, messages };
}

test("creates a node for each sample template, with the price of the list", async () => {
	const { nodes, messages } = await takeSnapshot({ source: "sample" });
	expect(nodes).toHaveLength(30);
	expect(nodes[0]).toMatchObject({ templateId: "101", index: 0, pagePath: "/template/101/", scriptCount: 3 });
	expect(nodes.map(({ price }) => price > 0)).toEqual(nodes.map((_, index) => index % 2 === 0));
	expect(messages).toEqual([]);
});

test("asks a market once for the list, and for the scripts of each template with a page, without a token", async () => {
	const requests: unknown[] = [];
	const record =
		(send: Answer): Answer =>
		(response, request) => {
			requests.push([request.method, request.url, request.headers.authorization]);
			send(response, request);
		};
	answer = record(sendJson([1, 2].map((id) => ({ id, title: "Bot", description: "<p>Answers.</p>" }))));
	answerDetail = record(answerDetail);
	const { nodes } = await takeSnapshot({ pages: 1 });
	expect(requests).toEqual([
		["GET", "/api/public/market/getAll", undefined],
		["GET", "/api/public/market/getAll?id=1", undefined],
	]);
	expect(nodes[0]).toMatchObject({ title: "Bot", html: "<p>Answers.</p>", teaser: "Answers." });
});

describe("the cup of a template", () => {
	const script = (releaseCode: string) => ({ script: { id: 1, name: "Run", releaseCode } });

	async function cupOf(...codes: string[]) {
		answer = sendJson([{ id: 1, title: "Bot" }]);
		answerDetail = sendJson({ title: "Bot", data: codes.map(script) });
		const { nodes } = await takeSnapshot();
		return nodes[0]?.cup;
	}

	test("is a file whose name changes with the source only", async () => {
		const cup = await cupOf("a();\nbcd();");
		expect(cup).toMatch(/^\/static\/cups\/1-[0-9a-f]{10}\.svg$/);
		expect(fs.writeFileSync).toHaveBeenCalledWith(
			path.join("public", String(cup)),
			expect.stringMatching(/^<svg xmlns/),
		);
		expect(await cupOf("a();\nbcd();")).toBe(cup);
		expect(await cupOf("a();", "bcd();")).not.toBe(cup);
	});

	test("is missing if its call fails, and a market that fails often is asked no more", async () => {
		let calls = 0;
		answer = sendJson(Array.from({ length: 100 }, (_, id) => ({ id, title: "Bot" })));
		answerDetail = (response) => {
			calls += 1;
			response.writeHead(503).end();
		};
		const { nodes, messages } = await takeSnapshot();
		expect(nodes.filter(({ cup }) => cup !== undefined)).toEqual([]);
		expect(messages).toEqual([
			expect.stringMatching(/^warning: The cups of 100 templates .*getAll\?id=\d+: the status is 503/),
		]);
		expect(calls).toBeLessThan(20);
	});
});

/** Snapshots the templates with these ids. The title of each is its id. */
function snapshotOf(...ids: unknown[]) {
	answer = sendJson(ids.map((id) => ({ id, title: `${id}`.slice(0, 9) })));
	return takeSnapshot();
}

test("leaves out what would damage the files of others, and says it in one warning", async () => {
	const { nodes, messages } = await snapshotOf("Ab", "aB", 1, "1", "../../etc/passwd", "##[error]", "", null);
	expect(nodes.map(({ templateId }) => templateId)).toEqual(["Ab", "1"]);
	expect(messages).toEqual([
		`warning: Not prerendered:
  4 of 8 entries of the list of templates are left out: each needs a title, and an id of 1 to 64 letters, digits, _ and -
  "aB" because another template has the id aB
  "1" because another template has the id 1`,
	]);
});

test("sanitizes the descriptions of templates with a page", async () => {
	answer = sendJson([1, 2].map((id) => ({ id, title: `Bot ${id}`, description: "<p onclick=x()>Answers.</p>" })));
	const { nodes } = await takeSnapshot({ pages: 1 });
	expect(nodes).toMatchObject([
		{ html: "<p>Answers.</p>", teaser: "Answers." },
		{ html: "", teaser: "Answers." },
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
	["has no templates", sendJson([]), {}, /^warning: The market has no templates\. The build goes on/],
] satisfies [string, typeof answer, Partial<SourceMarketOptions>, RegExp][])(
	"if the market %s, the build warns and goes on",
	async (_, respond, options, message) => {
		answer = respond;
		expect(await takeSnapshot(options)).toEqual({ nodes: [], messages: [expect.stringMatching(message)] });
	},
);

test("the code says why no address of a host answers", async () => {
	const cause = Object.assign(new AggregateError([]), { code: "ECONNREFUSED" });
	jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("fetch failed", { cause }));
	expect((await takeSnapshot()).messages).toEqual([expect.stringMatching(/getAll: ECONNREFUSED\./)]);
});

test.each([
	[
		"no answer",
		(response) => response.writeHead(500).end(),
		/^error: The market could not be read\..* 500\. To publish/,
	],
	["an empty list", sendJson([]), /^error: The market has no templates\. To publish/],
	["a list without a template", sendJson([{}]), /^error: The market could not be read\. .* no entry/],
] satisfies [string, typeof answer, RegExp][])(
	"with %s, a build that requires a snapshot fails",
	async (_, respond, message) => {
		answer = respond;
		expect(await takeSnapshot({ snapshot: "required" })).toEqual({
			nodes: [],
			messages: [expect.stringMatching(message)],
		});
	},
);

test("takes no snapshot when it is off", async () => {
	expect(await takeSnapshot({ source: "sample", snapshot: "off" })).toEqual({ nodes: [], messages: [] });
});

describe("a description", () => {
	test("cannot add a script or a style to the Content-Security-Policy", () => {
		for (const hostile of ["<script>alert(1)</script>", "<script>", "<style>a{}</style>", "<style>"]) {
			const html = htmlOf(`<p title="${hostile}">a</p><p>${hostile}</p>`);
			expect(html).not.toMatch(/<s/);
			expect(contentSecurityPolicy([html])).toBe(contentSecurityPolicy([""]));
		}
	});

	test("with too many tags is left out, and named", async () => {
		answer = sendJson([
			{ id: 1, title: "Deep", description: "<div>".repeat(1_000) },
			{ id: 2, title: "Bot", description: "<p>Answers.</p>" },
		]);
		const { nodes, messages } = await takeSnapshot();
		expect(nodes).toMatchObject([
			{ title: "Deep", description: "", html: "", teaser: "" },
			{ title: "Bot", html: "<p>Answers.</p>" },
		]);
		const reason = 'the description of "Deep" because it has too many tags';
		expect(messages).toEqual([`warning: Not prerendered:\n  ${reason}`]);
	});

	test.each(["<img src=x>", "<p>&nbsp;</p><hr>"])("without text is empty: %j", (description) => {
		expect(htmlOf(description)).toBe("");
	});
});
