/** @jest-environment node */

import fs from "node:fs";
import path from "node:path";
import { withPolicy } from "../../../hosting/content-security-policy";
import { securityHeaders } from "../../../hosting/rules";
import { siteServer } from "../../../hosting/site-server";
import { languages, localizedPath } from "../../../src/i18n/languages";
import { answerTo, urlCases } from "../../kit/canonical-urls";
import { send, serve } from "../../kit/serve";
import { tempFolder } from "../../kit/temp-folder";

const script = "app-0123456789abcdef0123.js";
const policy = "default-src 'none'";
const text = "x".repeat(2000);
const pages = languages.flatMap(({ code, htmlLang }) =>
	["/", "/templates/", "/template/101/", "/template/[id]/", "/404.html"].map((page) => {
		const at = localizedPath(page, code);
		const html = `<html lang="${htmlLang}"><meta charset="utf-8"/>${text}<script data-path="${at}"></script>`;
		return [`site${at.replace(/\/$/, "/index.html")}`, withPolicy(html, policy)];
	}),
);
const folder = tempFolder({
	...Object.fromEntries(pages),
	"secret.txt": "secret",
	"site/.env": "secret",
	[`site/${script}`]: "run()",
	"site/robots.txt": "all",
	"site/app.css": "p{}",
	"site/app.css.br": "as brotli",
	"site/_headers": "notes",
	"site/page-data/404.html/page-data.json": "{}",
});
const site = path.join(folder, "site");
const origin = serve(() =>
	siteServer(site, (request, response, next) => {
		if (request.url === "/api/x") response.end("api");
		else next();
	}),
);
const get = (url: string, headers?: Record<string, string>) => send(origin(), url, { headers });

test.each(languages)("each page in $code has one address, and unknown ones the 404 page", async ({ code }) => {
	for (const { url, ...expected } of urlCases(code)) {
		expect(await answerTo(get, url)).toEqual({ url, ...expected });
	}
});

test.each([
	["/", "no-cache, no-transform"],
	["/nope", "no-cache, no-transform"],
	["/robots.txt", "no-cache"],
	[`/${script}`, "public, max-age=31536000, immutable"],
])("sends the production headers with %s, and Cache-Control %s", async (url, lifetime) => {
	const { headers } = await get(url);
	for (const [name, value] of Object.entries(securityHeaders)) expect(headers[name.toLowerCase()]).toBe(value);
	expect(headers["content-security-policy"]).toBe(`${policy}; frame-ancestors 'none'`);
	expect(headers["cache-control"]).toBe(lifetime);
});

test.each(["/_headers", "/app.css.br", "/page-data/nope", "/api/y"])("answers 404 to %s", async (url) => {
	expect((await get(url)).status).toBe(404);
});

test("serves the next build while it runs: its sizes and its policy", async () => {
	const next = "app-3210fedcba9876543210.js";
	fs.rmSync(path.join(site, script));
	fs.writeFileSync(path.join(site, next), "run(2)");
	fs.writeFileSync(path.join(site, "index.html"), withPolicy(`<meta charset="utf-8"/>${text}longer`, "next-policy"));
	expect((await get("/")).body).toMatch(/longer$/);
	expect(await get(`/${next}`)).toMatchObject({ status: 200, body: "run(2)" });
	expect((await get("/templates/")).headers["content-security-policy"]).toMatch(/^next-policy/);
	// The build may have removed a page.
	fs.rmSync(path.join(site, "404.html"));
	expect((await get("/nope")).status).toBe(404);
});
