import type { SaxesTagNS } from "saxes";

/** Elements that are drawn wherever another element refers to them. */
const repeated = /^(?:clipPath|filter|mask|pattern)$/;

/** The number of elements that references may repeat. Drawing more may block a page. */
const maxRepetitions = 2_000;

/** The ids that an element refers to: `url(#a)`, `href="#a"`. */
function references({ attributes }: SaxesTagNS): string[] {
	const ids: string[] = [];
	for (const { local, value } of Object.values(attributes)) {
		if (/^href$/i.test(local)) ids.push(value.slice(1));
		for (const [, id = ""] of value.matchAll(/url\(\s*["']?#([^\s"')]*)/gi)) ids.push(id);
	}
	return ids;
}

/** Follows the elements of a file, to find out how often patterns, masks and the like are drawn. */
export function svgRepetitions() {
	/** The id of each repeated element → the number of elements in it. */
	const sizes = new Map<string, number>();
	/** The ids of the repeated elements that are open. */
	const open: string[] = [];
	const inside: string[] = [];
	const outside: string[] = [];
	return {
		enter(tag: SaxesTagNS): void {
			for (const id of open) sizes.set(id, (sizes.get(id) ?? 0) + 1);
			if (repeated.test(tag.local)) {
				const id = tag.attributes.id?.value ?? "";
				open.push(id);
				sizes.set(id, 1);
			}
			(open.length > 0 ? inside : outside).push(...references(tag));
		},
		leave({ local }: SaxesTagNS): void {
			if (repeated.test(local)) open.pop();
		},
		error(): string | undefined {
			const nested = inside.find((id) => sizes.has(id));
			if (nested !== undefined)
				return `a pattern, mask, filter or clip path refers to another one, #${nested}: merge them`;
			const repetitions = outside.reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0);
			return repetitions > maxRepetitions
				? "patterns, masks and the like are used too often: simplify the picture"
				: undefined;
		},
	};
}
