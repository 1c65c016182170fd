/** @jest-environment node */
import { environmentProblems, hostingOrigins, marketSnapshot } from "../../../gatsby/environment";

const script = "https://stats.example/js/script.js";

test.each([
	{},
	{
		GATSBY_SITE_URL: "https://example.com",
		GATSBY_MARKET_HOST: "https://10.0.0.1:8080/",
		GATSBY_MARKET_ENV: "production",
	},
	{
		ANALYTICS_SCRIPT: "https://stats.example/js/pa-Xy_1.js?v=2",
		ANALYTICS_ATTRIBUTES: "data-website-id=94db-1c data-host-url=https://in.stats.example:8443",
	},
])("accepts %j", (environment) => {
	expect(environmentProblems(environment)).toEqual([]);
});

test.each([
	["GATSBY_MARKET_ENV", "staging"],
	["GATSBY_SITE_URL", "example.com"],
	["GATSBY_MARKET_HOST", "https://example.com/api"],
	["MARKET_SNAPSHOT", "yes"],
	["MARKET_TIMEOUT", "10s"],
	["MARKET_PAGES", "-1"],
	["ANALYTICS_SCRIPT", "http://stats.example/script.js"],
	["ANALYTICS_SCRIPT", "https://stats.example/a.js; script-src *"],
	["ANALYTICS_ATTRIBUTES", "onload=alert(1)"],
	["ANALYTICS_ATTRIBUTES", "data-a=b; data-c=d"],
])("rejects %s=%s", (name, value) => {
	const environment = { ANALYTICS_SCRIPT: script, GATSBY_MARKET_HOST: "https://market.example", [name]: value };
	expect(environmentProblems(environment)).toEqual([expect.stringMatching(`^${name} must be .*\\(is `)]);
});

test.each([
	["GATSBY_MARKET_HOST", "http://market.example"],
	["GATSBY_MARKET_ENV", "development"],
])("rejects %s=%s for an https site", (name, value) => {
	const market = { GATSBY_MARKET_HOST: "https://market.example", [name]: value };
	expect(environmentProblems({ GATSBY_SITE_URL: "https://example.com", ...market })).toEqual([
		expect.stringMatching(`^${name} must be .*\\(is `),
	]);
	expect(environmentProblems({ GATSBY_SITE_URL: "http://example.com", ...market })).toEqual([]);
});

test("rejects attributes without a script", () => {
	const problems = environmentProblems({ ANALYTICS_ATTRIBUTES: "data-domain=example.com" });
	expect(problems).toEqual([expect.stringMatching(/^ANALYTICS_SCRIPT must be set/)]);
});

test.each([{ GATSBY_SITE_URL: "https://example.com" }, { NETLIFY: "1" }, { CF_PAGES: "1" }])(
	"a published build, with %j, needs a market on another origin",
	(environment) => {
		const empty = "GATSBY_MARKET_HOST must be the origin of the market API in a build that is published (is empty)";
		expect(environmentProblems(environment)).toEqual([empty]);
		expect(environmentProblems({ ...environment, GATSBY_MARKET_HOST: "https://market.example" })).toEqual([]);
	},
);

test.each([
	[
		{ GATSBY_SITE_URL: "https://example.com", GATSBY_MARKET_HOST: "https://example.com:443/" },
		"GATSBY_MARKET_HOST must be another origin than GATSBY_SITE_URL (is https://example.com:443/)",
	],
	[
		{ GATSBY_SITE_URL: "http://localhost:8000", GATSBY_MARKET_ENV: "development" },
		"GATSBY_SITE_URL must be another origin than the market for development (is http://localhost:8000)",
	],
])("with %j, the market would be on the origin of the site", (environment, problem) => {
	expect(environmentProblems(environment)).toEqual([problem]);
});

test.each([
	[{}, { market: "" }],
	[{ GATSBY_MARKET_HOST: "https://market.example/" }, { market: "https://market.example" }],
	[
		{ ANALYTICS_SCRIPT: script, ANALYTICS_ATTRIBUTES: "data-website-id=qahva" },
		{ analytics: { script, attributes: { "data-website-id": "qahva" } } },
	],
])("with %j the host files get %j", (environment, options) => {
	expect(hostingOrigins(environment)).toMatchObject(options);
});

test.each([
	[{}, "sample"],
	[{ NODE_ENV: "production", GATSBY_MARKET_HOST: "https://market.example/" }, "https://market.example"],
	[{ GATSBY_MARKET_ENV: "development", NODE_ENV: "production" }, "http://localhost:8000"],
	[{ GATSBY_MARKET_ENV: "development", NODE_ENV: "development" }, "sample"],
] as [NodeJS.ProcessEnv, string][])("with %j the snapshot is of %s", (environment, source) => {
	expect(marketSnapshot(environment)).toEqual({ source, snapshot: "auto", timeout: 10_000, pages: 300 });
	const settings = { ...environment, MARKET_SNAPSHOT: "required", MARKET_TIMEOUT: "500", MARKET_PAGES: "0" };
	expect(marketSnapshot(settings)).toEqual({ source, snapshot: "required", timeout: 500, pages: 0 });
});

test.each([
	[{ GATSBY_SITE_URL: "https://example.com" }, "required"],
	[{ NETLIFY: "1" }, "required"],
	[{ CF_PAGES: "1" }, "required"],
	[{ GATSBY_SITE_URL: "https://example.com", MARKET_SNAPSHOT: "auto" }, "auto"],
	[{ GATSBY_SITE_URL: "https://example.com", NODE_ENV: "development" }, "auto"],
] satisfies [Partial<NodeJS.ProcessEnv>, string][])("with %j the snapshot is %s", (variables, snapshot) => {
	expect(marketSnapshot({ NODE_ENV: "production", ...variables }).snapshot).toBe(snapshot);
});
