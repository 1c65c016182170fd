/** What a build needs to know of the analytics that it was asked for. */
export type Analytics = {
	/** The address of the provider's script. */
	script: string;
	/** What the provider wants its script element to say, by name. */
	attributes: Record<string, string>;
};

/** Named in the policy of the pages, and only there where there are analytics. */
export const analyticsPolicy = "site-analytics";

/** Both end in the policy of the pages and in servers' configurations: nothing that would have to be quoted there. */
const address = /^https:\/\/[\w.:-]+\/[\w./@~-]*(?:\?[\w.=&-]*)?$/;
const attribute = /^(data-[a-z-]+)=([\w.,:/@~-]+)$/;

type Variables = { ANALYTICS_SCRIPT?: string; ANALYTICS_ATTRIBUTES?: string };

const words = (text = "") => text.split(" ").filter(Boolean);

/** What is wrong with the variables, each with its cure. */
export function analyticsProblems({ ANALYTICS_SCRIPT: script, ANALYTICS_ATTRIBUTES: attributes }: Variables): string[] {
	const problems: string[] = [];
	if (script && !address.test(script)) {
		problems.push(`ANALYTICS_SCRIPT must be an address such as https://stats.example.com/script.js (is ${script})`);
	}
	if (!script && attributes) problems.push("ANALYTICS_SCRIPT must be set where ANALYTICS_ATTRIBUTES is (is empty)");
	for (const word of words(attributes)) {
		if (attribute.test(word)) continue;
		const example = "data-domain=example.com, without quotes and with spaces between them";
		problems.push(`ANALYTICS_ATTRIBUTES must be attributes such as ${example} (is ${attributes})`);
		break;
	}
	return problems;
}

/** What the variables ask for; undefined where there shall be no analytics, which is so by default. */
export function analyticsOf({ ANALYTICS_SCRIPT: script, ANALYTICS_ATTRIBUTES }: Variables): Analytics | undefined {
	if (!script) return undefined;
	const pairs = words(ANALYTICS_ATTRIBUTES).map((word) => attribute.exec(word)?.slice(1) ?? []);
	return { script, attributes: Object.fromEntries(pairs) };
}

/** What the policy has to allow: the script alone, and calls to its origin and to those that the attributes name. */
export function analyticsSources({ script, attributes }: Analytics): { script: string; connect: string[] } {
	const named = Object.values(attributes).filter((value) => value.startsWith("https://"));
	const origins = [script, ...named].map((url) => new URL(url).origin);
	return { script: script.replace(/\?.*/, ""), connect: [...new Set(origins)] };
}
