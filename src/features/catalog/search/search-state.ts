import { usualTags } from "../placeholder-data";

export const priceFilters = ["all", "free", "paid"] as const;
export const sortOrders = ["listed", "title", "scripts"] as const;

/** Query, filters and order of a search. */
export type SearchState = {
	/** As typed. */
	query: string;
	/** Language tags. A template needs one of them. */
	tags: readonly string[];
	price: (typeof priceFilters)[number];
	/** `listed`: the order of the market; with a query, by relevance. */
	sort: (typeof sortOrders)[number];
	/** How many cards are shown at most: a multiple of `pageSize`. */
	shown: number;
};

/** How many cards are shown at first, and how many "Show more" adds. */
export const pageSize = 100;

export const noFilters = { tags: [], price: "all" } as const;

export const emptySearch: SearchState = { query: "", ...noFilters, sort: "listed", shown: pageSize };

/** The maximum number of characters, because a URL may contain anything. */
export const maxQueryLength = 100;

/** The URL keeps at most this many pages: it renders all of their cards at once. */
const maxPages = 10;

const parameterNames = ["q", "tag", "price", "sort", "pages"];

const oneOf = <Value extends string>(values: readonly [Value, ...Value[]], value: string | null): Value =>
	values.find((known) => known === value) ?? values[0];

const normalizeSpace = (text: string) => text.replace(/[\s\p{Cc}]+/gu, " ").trim();

/** Parses the query string of a URL. Ignores unknown and invalid parameters. */
export function parseSearch(search: string): SearchState {
	const parameters = new URLSearchParams(search);
	const pages = Math.trunc(Number(parameters.get("pages"))) || 1;
	const tags = parameters.getAll("tag");
	return {
		query: normalizeSpace(parameters.get("q") ?? "").slice(0, maxQueryLength),
		tags: usualTags.filter((tag) => tags.includes(tag)),
		price: oneOf(priceFilters, parameters.get("price")),
		sort: oneOf(sortOrders, parameters.get("sort")),
		shown: Math.min(Math.max(pages, 1), maxPages) * pageSize,
	};
}

/**
 * The query string for a state, such as `?q=bot&tag=Java`: in a fixed order and without defaults.
 * @param current the query string of the page, whose other parameters are kept
 */
export function formatSearch(state: SearchState, current = ""): string {
	const parameters = new URLSearchParams();
	const query = normalizeSpace(state.query);
	if (query !== "") parameters.set("q", query);
	for (const tag of [...state.tags].sort()) parameters.append("tag", tag);
	if (state.price !== emptySearch.price) parameters.set("price", state.price);
	if (state.sort !== emptySearch.sort) parameters.set("sort", state.sort);
	if (state.shown > pageSize) parameters.set("pages", `${Math.min(state.shown / pageSize, maxPages)}`);
	for (const [name, value] of new URLSearchParams(current)) {
		if (!parameterNames.includes(name)) parameters.append(name, value);
	}
	const text = parameters.toString();
	return text === "" ? "" : `?${text}`;
}

/** Adds a tag to the filter, or removes it. */
export function toggleTag(tags: readonly string[], tag: string): readonly string[] {
	return tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag];
}

/** Whether all templates are shown, in any order. */
export function isUnfiltered({ query, tags, price }: SearchState): boolean {
	return normalizeSpace(query) === "" && tags.length === 0 && price === "all";
}
