import type { Template } from "../../model";

/** The templates whose titles hold all of the typed words as they are: what can be told while the index is on its way. */
export function foundByTitle(templates: readonly Template[], query: string): Uint32Array {
	const words = query.toLowerCase().split(/\s+/).filter(Boolean);
	const found: number[] = [];
	for (const [index, { title }] of templates.entries()) {
		const text = title.toLowerCase();
		if (words.every((word) => text.includes(word))) found.push(index);
	}
	return Uint32Array.from(found);
}
