import { type ListedTemplate, readCatalog } from "../../sample-market/catalog";

/**
 * A response to the list call with `count` different templates in English, Russian and Uzbek: titles of the sample market,
 * each with every description. A short catalog is a prefix of a long one.
 */
export function largeCatalog(count: number): ListedTemplate[] {
	const { list } = readCatalog();
	// Starts with a Russian title, since scrolling to the first one would load a font.
	const start = list.findIndex(({ title }) => /[а-я]/.test(title));
	return Array.from({ length: count }, (_, index) => {
		const template = list[(start + index) % list.length] as ListedTemplate;
		const { description } = list[Math.floor(index / list.length) % list.length] as ListedTemplate;
		const id = index + 1;
		return { ...template, id, title: `${template.title} #${id}`, description };
	});
}
