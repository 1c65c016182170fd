import type { Template } from "../model";

/** What is shown of a related template. The build keeps its teaser, the market's list has its description. */
export type RelatedTemplate = Pick<Template, "id" | "title" | "lang" | "scriptCount" | "teaser" | "description">;

/** The context of a prerendered page. */
export type TemplateContext = { templateId: string; related: RelatedTemplate[] };

/** How many related templates are shown. */
const maxRelated = 3;

/** The weight of a shared title word, relative to a shared tag. */
const wordWeight = 3;

/** Words of at least four characters, which excludes "to" and "the". */
const words = /[\p{L}\p{N}]{4,}/gu;

/** The templates that share the most title words, also as parts of words, and tags. Ties keep the order of the market. */
export function relatedTemplates<Item extends Pick<Template, "id" | "title" | "tags">>(
	id: string,
	templates: readonly Item[],
): Item[] {
	const own = templates.find((template) => template.id === id);
	const ownWords = own?.title.toLowerCase().match(words) ?? [];
	const score = ({ title, tags }: Item) => {
		const otherTitle = title.toLowerCase();
		const sharedWords = ownWords.filter((word) => otherTitle.includes(word));
		const sharedTags = tags.filter((tag) => own?.tags.includes(tag));
		return wordWeight * sharedWords.length + sharedTags.length;
	};
	return templates
		.filter((template) => template.id !== id)
		.map((template) => ({ template, score: score(template) }))
		.filter((candidate) => candidate.score > 0)
		.sort((first, second) => second.score - first.score)
		.slice(0, maxRelated)
		.map(({ template }) => template);
}
