import { type Catalogue, readCatalogue } from "../../src/server/sample-market/catalogue";

/** A market of that many templates: the sample ones over and over, each with an id and a title of its own. */
export function largeCatalogue(count: number): Catalogue {
	const { list } = readCatalogue();
	const large = Array.from({ length: count }, (_, index) => {
		const sample = list[index % list.length];
		if (!sample) throw new Error("The sample market has no templates.");
		return { ...sample, id: index + 1, title: `${sample.title} ${index + 1}` };
	});
	return { list: large, details: new Map() };
}
