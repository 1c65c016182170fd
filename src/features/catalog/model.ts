import { htmlToTeaser } from "../../lib/html";
import type { PlaceholderData } from "./placeholder-data";

/** The maximum number of characters of a title and of a name. */
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
	/** The beginning of the description as text, if the build has prepared it. */
	teaser?: string;
};

export type Script = { id: string; name: string; code: string };

export type TemplateDetail = Template & { scripts: Script[] };

/** The beginning of a template's description as text. */
export function teaserOf({ teaser, description }: Pick<Template, "teaser" | "description">): string {
	return teaser ?? htmlToTeaser(description ?? "");
}
