import { editorProblems } from "../cms/published";
import type { AnalyticsScript } from "../hosting/content-security-policy";
import type { HostingOptions } from "../hosting/prepare-site";
import type { SourceMarketOptions } from "../plugins/gatsby-source-market/gatsby-node";
import { hosts } from "../src/features/catalog/api/client";
import { siteUrl } from "../src/seo/site-metadata";

type Environment = NodeJS.ProcessEnv;

// These values become part of the policy and of server configurations: no characters that need quoting.
const origin = /^https?:\/\/[\w.:[\]-]+\/*$/;
const scriptUrl = /^https:\/\/[\w.:-]+\/[\w./@~-]*(?:\?[\w.=&-]*)?$/;
const attribute = /^(data-[a-z-]+)=([\w.,:/@~-]+)$/;

const snapshotModes = ["auto", "required", "off"] as const;
const wholeNumber = /^\d{1,7}$/;

const words = (text = "") => text.split(" ").filter(Boolean);
const withoutSlash = (url: string) => url.replace(/\/+$/, "");

/** The origin of the market; empty if the pages call their own origin, which only local servers answer. */
function marketOrigin({ GATSBY_MARKET_ENV: name, GATSBY_MARKET_HOST: host = "" }: Environment): string {
	return withoutSlash((name === "development" ? hosts.development : host) ?? "");
}

/** A published site has nothing under `/api`: the market is another party, on another origin. */
function marketProblems(environment: Environment): string[] {
	const { GATSBY_SITE_URL: site, GATSBY_MARKET_HOST: host, NETLIFY, CF_PAGES } = environment;
	const market = marketOrigin(environment);
	if (!market && (site || NETLIFY || CF_PAGES)) {
		return ["GATSBY_MARKET_HOST must be the origin of the market API in a build that is published (is empty)"];
	}
	const isSame = site && URL.canParse(site) && URL.canParse(market) && new URL(site).origin === new URL(market).origin;
	return isSame ? [`GATSBY_MARKET_HOST must be another origin than GATSBY_SITE_URL (is ${host})`] : [];
}

function analyticsProblems({ ANALYTICS_SCRIPT: script, ANALYTICS_ATTRIBUTES: attributes }: Environment): string[] {
	const problems: string[] = [];
	if (script && !scriptUrl.test(script)) {
		problems.push(`ANALYTICS_SCRIPT must be a URL such as https://stats.example.com/script.js (is ${script})`);
	}
	if (!script && attributes) problems.push("ANALYTICS_SCRIPT must be set when ANALYTICS_ATTRIBUTES is (is empty)");
	if (!words(attributes).every((word) => attribute.test(word))) {
		const example = "data-domain=example.com, unquoted and separated by spaces";
		problems.push(`ANALYTICS_ATTRIBUTES must be attributes such as ${example} (is ${attributes})`);
	}
	return problems;
}

/** A page that came by https may not load anything by http. */
function insecureOrigins(environment: Environment): string[] {
	if (!environment.GATSBY_SITE_URL?.startsWith("https:")) return [];
	const problems = ["GATSBY_MARKET_HOST", "GATSBY_AVATAR_HOSTS"].flatMap((name) => {
		const insecure = words(environment[name]).filter((url) => url.startsWith("http:"));
		return insecure.map((url) => `${name} must be https, because GATSBY_SITE_URL is (is ${url})`);
	});
	const market = environment.GATSBY_MARKET_ENV;
	if (market === "development") {
		problems.push(`GATSBY_MARKET_ENV must be production, because GATSBY_SITE_URL is https (is ${market})`);
	}
	return problems;
}

/** Error messages for invalid environment variables of the build. */
export function environmentProblems(environment: Environment): string[] {
	const problems: string[] = [];
	const market = environment.GATSBY_MARKET_ENV;
	if (market && !Object.hasOwn(hosts, market)) {
		problems.push(`GATSBY_MARKET_ENV must be one of ${Object.keys(hosts).join(", ")} (is ${market})`);
	}
	for (const name of ["GATSBY_MARKET_HOST", "GATSBY_SITE_URL"]) {
		const value = environment[name];
		if (value && !origin.test(value)) {
			problems.push(`${name} must be an origin such as https://example.com (is ${value})`);
		}
	}
	const { GATSBY_AVATAR_HOSTS: avatars } = environment;
	if (!words(avatars).every((value) => origin.test(value))) {
		problems.push(`GATSBY_AVATAR_HOSTS must be origins separated by spaces (is ${avatars})`);
	}
	const { MARKET_SNAPSHOT: snapshot } = environment;
	if (snapshot && !snapshotModes.some((mode) => mode === snapshot)) {
		problems.push(`MARKET_SNAPSHOT must be one of ${snapshotModes.join(", ")} (is ${snapshot})`);
	}
	for (const [name, least] of [
		["MARKET_TIMEOUT", 1],
		["MARKET_PAGES", 0],
	] as const) {
		const value = environment[name];
		if (value && (!wholeNumber.test(value) || Number(value) < least)) {
			problems.push(`${name} must be a whole number of ${least} or more (is ${value})`);
		}
	}
	return [
		...problems,
		...marketProblems(environment),
		...insecureOrigins(environment),
		...analyticsProblems(environment),
		...editorProblems(environment),
	];
}

/** Where and how the build reads the market's templates. */
export function marketSnapshot(environment: Environment): SourceMarketOptions & { pages: number } {
	const { GATSBY_MARKET_ENV: market, MARKET_SNAPSHOT } = environment;
	// In develop, the market for development is the server that is about to start.
	const isOwn = environment.NODE_ENV !== "production" && market === "development";
	return {
		source: (!isOwn && marketOrigin(environment)) || "sample",
		snapshot: snapshotModes.find((mode) => mode === MARKET_SNAPSHOT) ?? "auto",
		timeout: Number(environment.MARKET_TIMEOUT || 10_000),
		pages: Number(environment.MARKET_PAGES || 1_000),
	};
}

/** A warning if `GATSBY_SITE_URL` is not set. */
export function missingSiteUrl(environment: Environment): string | undefined {
	if (environment.GATSBY_SITE_URL) return undefined;
	const what = "canonical and alternate links, the sitemap, robots.txt, structured data and shared pictures";
	return `GATSBY_SITE_URL is not set: ${what} use ${siteUrl}. Set it for a build that you publish.`;
}

/** The analytics script of the build; undefined without one, which is the default. */
export function analyticsScript(environment: Environment): AnalyticsScript | undefined {
	const { ANALYTICS_SCRIPT: script, ANALYTICS_ATTRIBUTES: attributes } = environment;
	if (!script) return undefined;
	const pairs = words(attributes).map((word) => attribute.exec(word)?.slice(1) ?? []);
	return { script, attributes: Object.fromEntries(pairs) };
}

/** The origins that the site and its servers call, from the environment. */
export function hostingOrigins(environment: Environment): Omit<HostingOptions, "nginxFolder"> {
	const { GATSBY_AVATAR_HOSTS, CF_PAGES, NETLIFY } = environment;
	return {
		market: marketOrigin(environment),
		pictures: words(GATSBY_AVATAR_HOSTS).map(withoutSlash),
		analytics: analyticsScript(environment),
		host: CF_PAGES ? "cloudflare" : NETLIFY ? "netlify" : undefined,
	};
}
