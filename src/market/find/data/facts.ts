import { inSlices } from "../../../site/tasks/in-slices";
import type { Template } from "../../model";
import { decorate, tags as usualTags } from "../../placeholders/placeholders";

/** What the cards of a list show and filters go by, in the order of the list. */
export type Facts = {
	tags: readonly (readonly string[])[];
	prices: readonly number[];
	/** All tags that there are: the usual ones first, then by how many templates have them. */
	present: readonly string[];
};

const step = 10;

/** The place of a template in the list decides its price (specification, section 2), so this takes the whole list. */
export async function factsOf(templates: readonly Template[]): Promise<Facts> {
	const tags: (readonly string[])[] = [];
	const prices: number[] = [];
	const counts = new Map<string, number>();
	await inSlices(() => {
		const next = templates.slice(tags.length, tags.length + step);
		for (const template of next) {
			const { languages, price } = decorate(template, tags.length);
			for (const tag of languages) counts.set(tag, (counts.get(tag) ?? 0) + 1);
			tags.push(languages);
			prices.push(price);
		}
		return next.length === step;
	});
	const usual = usualTags.filter((tag) => counts.has(tag));
	const others = [...counts].filter(([tag]) => !usualTags.some((each) => each === tag)).sort((a, b) => b[1] - a[1]);
	return { tags, prices, present: [...usual, ...others.map(([tag]) => tag)] };
}
