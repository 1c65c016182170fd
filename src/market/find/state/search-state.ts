export const prices = ["all", "free", "paid"] as const;
export const sorts = ["listed", "title", "scripts"] as const;

/** What a visitor looks for in the catalogue. */
export type SearchState = {
	/** As typed. */
	query: string;
	/** Language tags, of which a template has to have one. */
	tags: readonly string[];
	price: (typeof prices)[number];
	/** `listed`: as the market sent them, or with a query the best match first. */
	sort: (typeof sorts)[number];
};

export const everything: SearchState = { query: "", tags: [], price: "all", sort: "listed" };

/** Nobody types more; an address from elsewhere may hold anything. */
export const longestQuery = 100;
const longestTag = 40;
const mostTags = 20;

const names = { query: "q", tag: "tag", price: "price", sort: "sort" };

const oneOf = <Value extends string>(values: readonly [Value, ...Value[]], value: string | null): Value =>
	values.find((known) => known === value) ?? values[0];

const tidy = (text: string) => text.replace(/[\s\p{Cc}]+/gu, " ").trim();

/** The state that an address holds. What it does not know, or cannot be, is left out. */
export function readSearch(search: string): SearchState {
	const parameters = new URLSearchParams(search);
	const tags = parameters.getAll(names.tag).filter((tag) => tag !== "" && tag.length <= longestTag);
	return {
		query: tidy(parameters.get(names.query) ?? "").slice(0, longestQuery),
		tags: [...new Set(tags)].slice(0, mostTags),
		price: oneOf(prices, parameters.get(names.price)),
		sort: oneOf(sorts, parameters.get(names.sort)),
	};
}

/**
 * The query of an address that holds the state: `?q=bot&tag=Java`, always in the same order and without what is so by
 * default. What else the address held stays, behind it.
 */
export function writeSearch(state: SearchState, current = ""): string {
	const parameters = new URLSearchParams();
	const query = tidy(state.query);
	if (query !== "") parameters.set(names.query, query);
	for (const tag of [...state.tags].sort()) parameters.append(names.tag, tag);
	if (state.price !== everything.price) parameters.set(names.price, state.price);
	if (state.sort !== everything.sort) parameters.set(names.sort, state.sort);
	const own = Object.values(names);
	for (const [name, value] of new URLSearchParams(current)) if (!own.includes(name)) parameters.append(name, value);
	const text = parameters.toString();
	return text === "" ? "" : `?${text}`;
}

/** Whether all templates are shown, in whatever order. */
export function showsEverything({ query, tags, price }: SearchState): boolean {
	return tidy(query) === "" && tags.length === 0 && price === "all";
}
