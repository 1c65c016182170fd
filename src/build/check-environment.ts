import { analyticsProblems } from "../deploy/analytics";
import { hosts } from "../market/api/host";
import { siteUrl } from "../site/head/site-url";

/** These end in the policy of the pages and in servers' configurations: nothing but an origin, quoted by nobody. */
const origin = /^https?:\/\/[\w.:[\]-]+\/*$/;

/** What is wrong with the variables that the build reads, each with its cure. */
export function environmentProblems(environment: NodeJS.ProcessEnv): string[] {
	const problems: string[] = [];
	const market = environment.GATSBY_MARKET_ENV;
	if (market && !(market in hosts)) {
		problems.push(`GATSBY_MARKET_ENV must be one of ${Object.keys(hosts).join(", ")} (is ${market})`);
	}
	for (const name of ["GATSBY_MARKET_HOST", "GATSBY_SITE_URL", "MARKET_UPSTREAM"]) {
		const value = environment[name];
		if (value && !origin.test(value)) {
			problems.push(`${name} must be an origin such as https://example.com (is ${value})`);
		}
	}
	const { GATSBY_AVATAR_HOSTS: avatars } = environment;
	if (avatars && !avatars.split(" ").every((value) => origin.test(value))) {
		problems.push(`GATSBY_AVATAR_HOSTS must be origins with a space between them (is ${avatars})`);
	}
	const pseudo = environment.PSEUDO_LANGUAGE;
	if (pseudo && pseudo !== "1") problems.push(`PSEUDO_LANGUAGE must be 1 or empty (is ${pseudo})`);
	return [...problems, ...analyticsProblems(environment)];
}

/** What a build is told that does not know where the site will live. */
export function missingSiteUrl(environment: NodeJS.ProcessEnv): string | undefined {
	if (environment.GATSBY_SITE_URL) return undefined;
	const what = "canonical and alternate links, the sitemap, robots.txt, structured data and shared pictures";
	return `GATSBY_SITE_URL is not set: ${what} lead to ${siteUrl}. Set it for a build that is published.`;
}
