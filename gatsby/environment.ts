import { editorProblems } from "../cms/published";
import type { HostingOptions } from "../hosting/write-host-files";
import type { SourceMarketOptions } from "../plugins/gatsby-source-market/gatsby-node";
import { marketOrigin } from "../src/features/catalog/api/client";

type Environment = NodeJS.ProcessEnv;

// These values become part of the policy and of server configurations: no characters that need quoting.
const origin = /https?:\/\/[\w.:[\]-]+\/*/;
const scriptUrl = /https:\/\/[\w.:-]+\/[\w./@~-]*(?:\?[\w.=&-]*)?/;
const attribute = /(data-[a-z-]+)=([\w.,:/@~-]+)/;

const snapshotModes = ["auto", "required", "off"] as const;

const words = (text = "") => text.split(" ").filter(Boolean);

const oneOf = (names: readonly string[]) => ({ value: names.join("|"), meaning: `one of ${names.join(", ")}` });
const listOf = ({ source }: RegExp) => ` *(?:${source}(?: +|$))*`;

/** Valid values of each variable as a regular expression, and how a message describes them. */
const rules: Record<string, { value: string; meaning: string }> = {
	GATSBY_MARKET_ENV: oneOf(["production", "development"]),
	GATSBY_MARKET_HOST: { value: origin.source, meaning: "an origin such as https://example.com" },
	GATSBY_SITE_URL: { value: origin.source, meaning: "an origin such as https://example.com" },
	GATSBY_AVATAR_HOSTS: { value: listOf(origin), meaning: "origins separated by spaces" },
	MARKET_SNAPSHOT: oneOf(snapshotModes),
	MARKET_TIMEOUT: { value: "[1-9]\\d{0,6}", meaning: "a whole number of 1 or more" },
	MARKET_PAGES: { value: "\\d{1,7}", meaning: "a whole number of 0 or more" },
	ANALYTICS_SCRIPT: { value: scriptUrl.source, meaning: "a URL such as https://stats.example.com/script.js" },
	ANALYTICS_ATTRIBUTES: {
		value: listOf(attribute),
		meaning: "attributes such as data-domain=example.com, unquoted and separated by spaces",
	},
};

function invalidValues(environment: Environment): string[] {
	return Object.entries(rules).flatMap(([name, { value, meaning }]) => {
		const isValid = new RegExp(`^(?:${value})?$`).test(environment[name] ?? "");
		return isValid ? [] : [`${name} must be ${meaning} (is ${environment[name]})`];
	});
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

/** A page that came by https may not load anything by http. */
function insecureOrigins(environment: Environment): string[] {
	if (!environment.GATSBY_SITE_URL?.startsWith("https:")) return [];
	const problems = ["GATSBY_MARKET_HOST", "GATSBY_AVATAR_HOSTS"].flatMap((name) => {
		const insecure = words(environment[name]).filter((url) => url.startsWith("http:"));
		return insecure.map((url) => `${name} must be https, because GATSBY_SITE_URL is (is ${url})`);
	});
	const isLocal = environment.GATSBY_MARKET_ENV === "development";
	const local = "GATSBY_MARKET_ENV must be production, because GATSBY_SITE_URL is https (is development)";
	return isLocal ? [...problems, local] : problems;
}

/** Error messages for invalid environment variables of the build. */
export function environmentProblems(environment: Environment): string[] {
	const { ANALYTICS_SCRIPT: script, ANALYTICS_ATTRIBUTES: attributes } = environment;
	return [
		...invalidValues(environment),
		...(attributes && !script ? ["ANALYTICS_SCRIPT must be set when ANALYTICS_ATTRIBUTES is (is empty)"] : []),
		...marketProblems(environment),
		...insecureOrigins(environment),
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

/** The origins that the site and its servers call, from the environment. */
export function hostingOrigins(environment: Environment): Omit<HostingOptions, "nginxFolder"> {
	const { GATSBY_AVATAR_HOSTS, ANALYTICS_SCRIPT: script, ANALYTICS_ATTRIBUTES, CF_PAGES, NETLIFY } = environment;
	const attributes = Object.fromEntries(words(ANALYTICS_ATTRIBUTES).map((word) => word.split("=")));
	return {
		market: marketOrigin(environment),
		pictures: words(GATSBY_AVATAR_HOSTS).map((url) => url.replace(/\/+$/, "")),
		analytics: script ? { script, attributes } : undefined,
		host: CF_PAGES ? "cloudflare" : NETLIFY ? "netlify" : undefined,
	};
}
