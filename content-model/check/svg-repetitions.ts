import type { SaxesTagNS } from "saxes";

/** Elements that are drawn wherever another element refers to them. */
const repeated = /^(?:clipPath|filter|mask|pattern)$/;

/** The number of elements that references may repeat. Drawing more may block a page. */
const maxRepetitions = 2_000;

/** The ids that a value refers to: `url(#a)`. */
const idsIn = (value: string) => [...value.matchAll(/url\(\s*["']?#([^\s"')]*)/gi)].map(([, id = ""]) => id);

/** The ids that an element refers to: `url(#a)`, `href="#a"`. */
function references({ attributes }: SaxesTagNS): string[] {
	return Object.values(attributes).flatMap(({ local, value }) =>
		/^href$/i.test(local) ? [value.slice(1)] : idsIn(value),
	);
}

/** The ids that the elements in an element inherit: those of its fill and its stroke. */
function paints({ attributes }: SaxesTagNS): string[] {
	return Object.values(attributes)
		.filter(({ local, value }) => /^(?:fill|stroke)$/.test(local) || (local === "style" && /fill|stroke/i.test(value)))
		.flatMap(({ value }) => idsIn(value));
}

/** Follows the elements of a file, to find out how often patterns, masks and the like are drawn. */
export function svgRepetitions() {
	/** The id of each repeated element → the number of elements in it. */
	const sizes = new Map<string, number>();
	/** The ids of the repeated elements that are open. */
	const open: string[] = [];
	const inside: string[] = [];
	/** The number of references to each id from the rest of the file. */
	const outside = new Map<string, number>();
	/** The elements that are open: what others inherit from each, and the number of elements before those. */
	const parents: { inherited: string[]; before: number }[] = [];
	let count = 0;
	const addOutside = (id: string, times: number) => outside.set(id, (outside.get(id) ?? 0) + times);
	return {
		enter(tag: SaxesTagNS): void {
			count += 1;
			for (const id of open) sizes.set(id, (sizes.get(id) ?? 0) + 1);
			if (repeated.test(tag.local)) {
				const id = tag.attributes.id?.value ?? "";
				open.push(id);
				sizes.set(id, 1);
				for (const { inherited } of parents) inside.push(...inherited);
			}
			if (open.length > 0) inside.push(...references(tag));
			else for (const id of references(tag)) addOutside(id, 1);
			parents.push({ inherited: open.length > 0 ? [] : paints(tag), before: count });
		},
		leave({ local }: SaxesTagNS): void {
			if (repeated.test(local)) open.pop();
			const { inherited = [], before = 0 } = parents.pop() ?? {};
			for (const id of inherited) addOutside(id, count - before);
		},
		error(): string | undefined {
			const nested = inside.find((id) => sizes.has(id));
			if (nested !== undefined)
				return `a pattern, mask, filter or clip path refers to another one, #${nested}: merge them`;
			const repetitions = [...outside].reduce((sum, [id, times]) => sum + times * (sizes.get(id) ?? 0), 0);
			return repetitions > maxRepetitions
				? "patterns, masks and the like are used too often: simplify the picture"
				: undefined;
		},
	};
}
