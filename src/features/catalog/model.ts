import type { Decorations } from "./decorations";

/** A template as its card shows it. `description` is untrusted HTML: show it as text, or sanitize it. */
export type Template = Decorations & {
	id: string;
	/** The position in the market's answer; -1 on the template's own page. */
	index: number;
	title: string;
	description: string;
	scriptCount: number;
	/** Today, until the API sends them. */
	createdAt?: Date;
	updatedAt?: Date;
	/** The price that the API sent, in US dollars; undefined while the badge shows a placeholder. */
	sentPrice?: number;
	/** The beginning of the description as text, if the build has prepared it. */
	teaser?: string;
};

export type Script = { id: string; name: string; code: string };

export type TemplateDetail = Template & { scripts: Script[] };
