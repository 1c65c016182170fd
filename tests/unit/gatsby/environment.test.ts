/** @jest-environment node */
import { environmentProblems, missingSiteUrl } from "../../../src/build/check-environment";
import { siteUrl } from "../../../src/site/head/site-url";

test("nothing is wrong with no variables, nor with origins", () => {
	expect(environmentProblems({})).toEqual([]);
	const origins = { GATSBY_SITE_URL: "https://example.com", GATSBY_MARKET_HOST: "http://10.0.0.1:8080/" };
	const more = {
		MARKET_UPSTREAM: "http://[::1]:9000",
		GATSBY_AVATAR_HOSTS: "https://a.example https://b.example:8443",
	};
	expect(environmentProblems({ ...origins, ...more })).toEqual([]);
	const analytics = {
		ANALYTICS_SCRIPT: "https://stats.example/js/pa-Xy_1.js?v=2",
		ANALYTICS_ATTRIBUTES: "data-website-id=94db-1c data-host-url=https://in.stats.example:8443",
	};
	expect(environmentProblems(analytics)).toEqual([]);
	expect(environmentProblems({ ANALYTICS_SCRIPT: "", ANALYTICS_ATTRIBUTES: "" })).toEqual([]);
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
	["ANALYTICS_SCRIPT", "stats.example/script.js"],
	["ANALYTICS_SCRIPT", "http://stats.example/script.js"],
	["ANALYTICS_SCRIPT", "https://stats.example"],
	["ANALYTICS_SCRIPT", "https://stats.example/a.js; script-src *"],
	["ANALYTICS_SCRIPT", '<script src="https://stats.example/a.js"></script>'],
])("%s cannot be %s", (name, value) => {
	expect(environmentProblems({ [name]: value })).toEqual([expect.stringMatching(`^${name} must be .*\\(is `)]);
});

test.each(['data-domain="example.com"', "domain=example.com", "data-domain", "onload=alert(1)", "data-a=b; data-c=d"])(
	"ANALYTICS_ATTRIBUTES cannot be %s",
	(attributes) => {
		const problems = environmentProblems({
			ANALYTICS_SCRIPT: "https://s.example/a.js",
			ANALYTICS_ATTRIBUTES: attributes,
		});
		expect(problems).toEqual([expect.stringMatching(/^ANALYTICS_ATTRIBUTES must be .*\(is /)]);
	},
);

test("attributes for no script are a mistake", () => {
	const problems = environmentProblems({ ANALYTICS_ATTRIBUTES: "data-domain=example.com" });
	expect(problems).toEqual([expect.stringMatching(/^ANALYTICS_SCRIPT must be set/)]);
});

test("a build that does not know where it will live says so, and what that means", () => {
	expect(missingSiteUrl({})).toContain(`lead to ${siteUrl}`);
	expect(missingSiteUrl({ GATSBY_SITE_URL: "" })).toMatch(/^GATSBY_SITE_URL is not set/);
	expect(missingSiteUrl({ GATSBY_SITE_URL: "https://example.com" })).toBeUndefined();
});
