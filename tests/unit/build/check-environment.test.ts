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
])("%s cannot be %s", (name, value) => {
	expect(environmentProblems({ [name]: value })).toEqual([expect.stringMatching(`^${name} must be .*\\(is `)]);
});

test("a build that does not know where it will live says so, and what that means", () => {
	expect(missingSiteUrl({})).toContain(`lead to ${siteUrl}`);
	expect(missingSiteUrl({ GATSBY_SITE_URL: "" })).toMatch(/^GATSBY_SITE_URL is not set/);
	expect(missingSiteUrl({ GATSBY_SITE_URL: "https://example.com" })).toBeUndefined();
});
