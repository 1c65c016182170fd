import { z } from "zod";
import { invalidVariables, stringMatching } from "../hosting/invalid-variables";
import type { HostingOptions } from "../hosting/write-host-files";
import type { SourceMarketOptions } from "../plugins/market-source/gatsby-node";
import { marketOrigin } from "../src/features/catalog/api/client";

type Environment = NodeJS.ProcessEnv;

const words = (text = "") => text.split(" ").filter(Boolean);

const list = (item: RegExp, error: string) =>
	z.string().refine((value) => words(value).every((word) => item.test(word)), { error });

const oneOf = <Name extends string>(...names: Name[]) => z.enum(names, { error: `one of ${names.join(", ")}` });

const origin = /^https?:\/\/[\w.:[\]-]+\/*$/;
const scriptUrl = /^https:\/\/[\w.:-]+\/[\w./@~-]*(?:\?[\w.=&-]*)?$/;
const attribute = /^data-[a-z-]+=[\w.,:/@~-]+$/;

const snapshotMode = oneOf("auto", "required", "off");

/** The variables of the build, all of them optional. The errors describe the valid values. */
const buildVariables = z
	.object({
		GATSBY_SITE_URL: stringMatching(origin, "an origin such as https://example.com"),
		GATSBY_MARKET_HOST: stringMatching(origin, "an origin such as https://example.com"),
		GATSBY_MARKET_ENV: oneOf("production", "development"),
		MARKET_SNAPSHOT: snapshotMode,
		MARKET_TIMEOUT: stringMatching(/^[1-9]\d{0,6}$/, "a whole number of 1 or more"),
		MARKET_PAGES: stringMatching(/^\d{1,7}$/, "a whole number of 0 or more"),
		ANALYTICS_SCRIPT: stringMatching(scriptUrl, "a URL such as https://stats.example.com/script.js"),
		ANALYTICS_ATTRIBUTES: list(
			attribute,
			"attributes such as data-domain=example.com, unquoted and separated by spaces",
		),
	})
	.partial();

/** Whether the environment is that of a build that is published. */
const isPublished = ({ GATSBY_SITE_URL, NETLIFY, CF_PAGES }: Environment) =>
	Boolean(GATSBY_SITE_URL || NETLIFY || CF_PAGES);

/** A published site has nothing under `/api`: the market is another party, on another origin. */
function marketProblems(environment: Environment): string[] {
	const { GATSBY_SITE_URL: site, GATSBY_MARKET_ENV } = environment;
	const market = marketOrigin(environment);
	if (!market && isPublished(environment)) {
		return ["GATSBY_MARKET_HOST must be the origin of the market API in a build that is published (is empty)"];
	}
	const isSame = site && URL.canParse(site) && URL.canParse(market) && new URL(site).origin === new URL(market).origin;
	if (!isSame) return [];
	return GATSBY_MARKET_ENV === "development"
		? [`GATSBY_SITE_URL must be another origin than the market for development (is ${site})`]
		: [`GATSBY_MARKET_HOST must be another origin than GATSBY_SITE_URL (is ${environment.GATSBY_MARKET_HOST})`];
}

/** A page that came by https may not load anything by http. */
function insecureOrigins(environment: Environment): string[] {
	if (!environment.GATSBY_SITE_URL?.startsWith("https:")) return [];
	const problems: string[] = [];
	const { GATSBY_MARKET_HOST: market } = environment;
	if (market?.startsWith("http:")) {
		problems.push(`GATSBY_MARKET_HOST must be https, because GATSBY_SITE_URL is (is ${market})`);
	}
	if (environment.GATSBY_MARKET_ENV === "development") {
		problems.push("GATSBY_MARKET_ENV must be production, because GATSBY_SITE_URL is https (is development)");
	}
	return problems;
}

/** Error messages for invalid environment variables of the build. */
export function environmentProblems(environment: Environment): string[] {
	const { ANALYTICS_SCRIPT: script, ANALYTICS_ATTRIBUTES: attributes } = environment;
	return [
		...invalidVariables(buildVariables, environment),
		...(attributes && !script ? ["ANALYTICS_SCRIPT must be set when ANALYTICS_ATTRIBUTES is (is empty)"] : []),
		...marketProblems(environment),
		...insecureOrigins(environment),
	];
}

/** Where and how the build reads the market's templates. */
export function marketSnapshot(environment: Environment): SourceMarketOptions {
	// In develop, the market for development is the server that is about to start.
	const isDevelop = environment.NODE_ENV !== "production";
	const isOwn = isDevelop && environment.GATSBY_MARKET_ENV === "development";
	const market = isOwn ? "" : marketOrigin(environment);
	const usual = isPublished(environment) && !isDevelop ? "required" : "auto";
	return {
		source: market || "sample",
		snapshot: snapshotMode.safeParse(environment.MARKET_SNAPSHOT).data ?? usual,
		timeout: Number(environment.MARKET_TIMEOUT || 10_000),
		pages: Number(environment.MARKET_PAGES || 300),
	};
}

/** The origins that the site and its servers call, from the environment. */
export function hostingOrigins(environment: Environment): Omit<HostingOptions, "nginxFolder" | "warn"> {
	const script = environment.ANALYTICS_SCRIPT;
	const attributes = Object.fromEntries(words(environment.ANALYTICS_ATTRIBUTES).map((word) => word.split("=")));
	return {
		market: marketOrigin(environment),
		analytics: script ? { script, attributes } : undefined,
	};
}
