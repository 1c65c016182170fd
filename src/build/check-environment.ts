import { hosts } from "../market/api/host";

/** What is wrong with the variables that the build reads, each with its cure. */
export function environmentProblems(environment: NodeJS.ProcessEnv): string[] {
	const problems: string[] = [];
	const market = environment.GATSBY_MARKET_ENV;
	if (market && !(market in hosts)) {
		problems.push(`GATSBY_MARKET_ENV must be one of ${Object.keys(hosts).join(", ")} (is ${market})`);
	}
	for (const name of ["GATSBY_MARKET_HOST", "GATSBY_SITE_URL"]) {
		const value = environment[name];
		if (value && !/^https?:\/\/[^/]+\/*$/.test(value)) {
			problems.push(`${name} must be an origin such as https://example.com (is ${value})`);
		}
	}
	return problems;
}
