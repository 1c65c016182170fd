import { nextTask } from "../../site/tasks/next-task";
import type { Template } from "../model";
import { decorate } from "../placeholders/placeholders";

/** How many related templates are shown. */
const most = 3;

/** A word of the title says as much as so many words of the description. */
const titleWeight = 3;

/** Time for one slice of the work, in milliseconds: between two, the page answers to the visitor. */
const slice = 8;

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}+#]{2,}/gu) ?? [];

/** The words and tags of a template, each with its weight. The description's markup is left out roughly: nothing of it is shown. */
function termsOf(template: Template, index: number): Map<string, number> {
	const terms = new Map<string, number>();
	for (const word of words(template.description.replace(/<[^>]*>|&\w+;/g, " "))) terms.set(word, 1);
	for (const word of words(template.title)) terms.set(word, titleWeight);
	for (const tag of decorate(template, index).languages) terms.set(`tag ${tag}`, 1);
	return terms;
}

/**
 * The templates that share the most words and tags with one of them; a word counts the more, the fewer templates have it.
 * @param isWanted whether anybody still waits for it
 */
export async function relatedTo(
	id: string,
	templates: readonly Template[],
	isWanted: () => boolean,
): Promise<Template[]> {
	const own = templates.findIndex((template) => template.id === id);
	const self = templates[own];
	if (!self) return [];
	const terms = termsOf(self, own);
	const seenIn = new Map<string, number>();
	const shared: { template: Template; terms: Map<string, number> }[] = [];
	let since = performance.now();
	for (const [index, template] of templates.entries()) {
		if (performance.now() - since > slice) {
			await nextTask();
			if (!isWanted()) return [];
			since = performance.now();
		}
		if (template.id === id) continue;
		const common = new Map([...termsOf(template, index)].filter(([term]) => terms.has(term)));
		for (const term of common.keys()) seenIn.set(term, (seenIn.get(term) ?? 0) + 1);
		if (common.size > 0) shared.push({ template, terms: common });
	}
	const rarity = (term: string) => Math.log(templates.length / ((seenIn.get(term) ?? 0) + 1)) ** 2;
	const scored = shared.map(({ template, terms: common }) => {
		let score = 0;
		for (const [term, weight] of common) score += rarity(term) * weight * (terms.get(term) ?? 0);
		return { template, score };
	});
	return scored
		.filter(({ score }) => score > 0)
		.sort((one, other) => other.score - one.score)
		.slice(0, most)
		.map(({ template }) => template);
}
