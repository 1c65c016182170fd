import { htmlToTeaser } from "../../lib/html";
import type { PlaceholderData } from "./placeholder-data";

/** The maximum number of characters of a title, a name, and a tag. */
export const maxLineLength = 300;

/** A template as its card shows it. `description` is untrusted HTML: show it as text, or sanitize it. */
export type Template = PlaceholderData & {
	id: string;
	/** The position in the market's list; -1 if it is not known. */
	index: number;
	title: string;
	/** Absent in the build's snapshot of the list, which has teasers. */
	description?: string;
	scriptCount: number;
	/** The language of its texts, if the API names it: a BCP 47 tag. */
	lang?: string | null;
	/** In ISO 8601. The API does not send dates yet: the page of a template shows the current day. */
	createdAt?: string | null;
	updatedAt?: string | null;
	/** The price that the API sent, in US dollars; null or undefined while the badge shows a placeholder. */
	sentPrice?: number | null;
	/** The tags that the API sent; null or undefined while the card shows placeholders. */
	sentTags?: readonly string[] | null;
	/** The beginning of the description as text, if the build has prepared it. */
	teaser?: string;
};

export type Script = { id: string; name: string; code: string };

export type TemplateDetail = Template & { scripts: Script[] };

/** The beginning of a template's description as text. */
export function teaserOf({ teaser, description }: Pick<Template, "teaser" | "description">): string {
	return teaser ?? htmlToTeaser(description ?? "");
}
