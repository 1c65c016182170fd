/** @jest-environment node */
import {
	analyticsScript,
	environmentProblems,
	hostingOrigins,
	marketSnapshot,
	missingSiteUrl,
} from "../../../gatsby/environment";
import { siteUrl } from "../../../src/seo/site-metadata";

const script = "https://stats.example/js/script.js";

test.each([
	{},
	{
		GATSBY_SITE_URL: "http://example.com",
		GATSBY_MARKET_HOST: "http://10.0.0.1:8080/",
		GATSBY_AVATAR_HOSTS: "http://a.example",
	},
	{
		GATSBY_SITE_URL: "https://example.com",
		GATSBY_MARKET_HOST: "https://10.0.0.1:8080/",
		GATSBY_MARKET_ENV: "production",
		MARKET_UPSTREAM: "http://[::1]:9000",
		GATSBY_AVATAR_HOSTS: "https://a.example https://b.example:8443",
	},
	{
		ANALYTICS_SCRIPT: "https://stats.example/js/pa-Xy_1.js?v=2",
		ANALYTICS_ATTRIBUTES: "data-website-id=94db-1c data-host-url=https://in.stats.example:8443",
	},
	{ ANALYTICS_SCRIPT: "", ANALYTICS_ATTRIBUTES: "" },
])("accepts %j", (environment) => {
	expect(environmentProblems(environment)).toEqual([]);
});

test.each([
	["GATSBY_MARKET_ENV", "staging"],
	["GATSBY_SITE_URL", "example.com"],
	["GATSBY_MARKET_HOST", "https://example.com/api"],
	["GATSBY_MARKET_HOST", "https://a.example; script-src *"],
	["MARKET_UPSTREAM", 'https://a.example";'],
	["GATSBY_AVATAR_HOSTS", "https://a.example, https://b.example"],
	["GATSBY_AVATAR_HOSTS", "https://a.example;script-src"],
	["PSEUDO_LANGUAGE", "true"],
	["MARKET_SNAPSHOT", "yes"],
	["MARKET_TIMEOUT", "10s"],
	["MARKET_TIMEOUT", "0"],
	["MARKET_PAGES", "-1"],
	["ANALYTICS_SCRIPT", "stats.example/script.js"],
	["ANALYTICS_SCRIPT", "http://stats.example/script.js"],
	["ANALYTICS_SCRIPT", "https://stats.example"],
	["ANALYTICS_SCRIPT", "https://stats.example/a.js; script-src *"],
	["ANALYTICS_SCRIPT", '<script src="https://stats.example/a.js"></script>'],
	["ANALYTICS_ATTRIBUTES", 'data-domain="example.com"'],
	["ANALYTICS_ATTRIBUTES", "domain=example.com"],
	["ANALYTICS_ATTRIBUTES", "data-domain"],
	["ANALYTICS_ATTRIBUTES", "onload=alert(1)"],
	["ANALYTICS_ATTRIBUTES", "data-a=b; data-c=d"],
])("rejects %s=%s", (name, value) => {
	expect(environmentProblems({ ANALYTICS_SCRIPT: script, [name]: value })).toEqual([
		expect.stringMatching(`^${name} must be .*\\(is `),
	]);
});

test.each([
	["GATSBY_MARKET_HOST", "http://market.example"],
	["GATSBY_MARKET_HOST", "http://localhost:8000"],
	["GATSBY_AVATAR_HOSTS", "https://a.example http://b.example"],
	["GATSBY_MARKET_ENV", "development"],
])("rejects %s=%s for an https site", (name, value) => {
	expect(environmentProblems({ GATSBY_SITE_URL: "https://example.com", [name]: value })).toEqual([
		expect.stringMatching(`^${name} must be .*\\(is `),
	]);
	expect(environmentProblems({ GATSBY_SITE_URL: "http://example.com", [name]: value })).toEqual([]);
});

test("rejects attributes without a script", () => {
	const problems = environmentProblems({ ANALYTICS_ATTRIBUTES: "data-domain=example.com" });
	expect(problems).toEqual([expect.stringMatching(/^ANALYTICS_SCRIPT must be set/)]);
});

test("warns about a missing site URL", () => {
	expect(missingSiteUrl({})).toContain(`use ${siteUrl}`);
	expect(missingSiteUrl({ GATSBY_SITE_URL: "" })).toMatch(/^GATSBY_SITE_URL is not set/);
	expect(missingSiteUrl({ GATSBY_SITE_URL: "https://example.com" })).toBeUndefined();
});

test.each(["NETLIFY", "CF_PAGES"])("with %s, browsers call the market themselves", (host) => {
	const environment = { [host]: "1", MARKET_UPSTREAM: "https://market.example" };
	expect(environmentProblems(environment)).toEqual([
		expect.stringMatching(/^GATSBY_MARKET_HOST must be set on Netlify/),
	]);
	expect(environmentProblems({ ...environment, GATSBY_MARKET_HOST: "https://market.example" })).toEqual([]);
});

test("reads the analytics script with its attributes, and the origins without trailing slashes", () => {
	expect(analyticsScript({ ANALYTICS_SCRIPT: "", ANALYTICS_ATTRIBUTES: "" })).toBeUndefined();
	expect(analyticsScript({ ANALYTICS_SCRIPT: script, ANALYTICS_ATTRIBUTES: "data-website-id=qahva" })).toEqual({
		script,
		attributes: { "data-website-id": "qahva" },
	});
	const environment = {
		GATSBY_MARKET_ENV: "development",
		GATSBY_AVATAR_HOSTS: "https://a.example/ https://b.example",
	};
	expect(hostingOrigins(environment)).toEqual({
		market: "http://localhost:8000",
		pictures: ["https://a.example", "https://b.example"],
		analytics: undefined,
		host: undefined,
	});
	expect(hostingOrigins({ NETLIFY: "true" })).toMatchObject({ host: "netlify" });
	expect(hostingOrigins({ CF_PAGES: "1" })).toMatchObject({ host: "cloudflare" });
});

test.each([
	[{}, "sample"],
	[{ NODE_ENV: "production" }, "sample"],
	[{ NODE_ENV: "production", GATSBY_SITE_URL: "https://example.com" }, undefined],
	[{ NODE_ENV: "development", GATSBY_SITE_URL: "https://example.com" }, "sample"],
	[{ MARKET_UPSTREAM: "https://a.example" }, "https://a.example"],
	[{ GATSBY_MARKET_ENV: "development", NODE_ENV: "production" }, "http://localhost:8000"],
	[{ GATSBY_MARKET_ENV: "development", NODE_ENV: "development" }, "sample"],
] as [NodeJS.ProcessEnv, string | undefined][])("with %j the snapshot is of %s", (environment, source) => {
	expect(marketSnapshot(environment)).toEqual({ source, snapshot: "auto", timeout: 10_000, pages: 1_000 });
});

test("the snapshot can be required, with another timeout and number of pages", () => {
	const environment = { MARKET_SNAPSHOT: "required", MARKET_TIMEOUT: "500", MARKET_PAGES: "0" } as unknown;
	const { snapshot, timeout, pages } = marketSnapshot(environment as NodeJS.ProcessEnv);
	expect([snapshot, timeout, pages]).toEqual(["required", 500, 0]);
});
