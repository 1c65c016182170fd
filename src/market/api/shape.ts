import { MarketError } from "./market-error";

type Fields = Record<string, unknown>;

/** Helpers that look at an answer of another team's system before anything is made of it. */

export function isObject(value: unknown): value is Fields {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** An id as text: the API may send a number or a string. */
export function idOf(value: unknown): string | undefined {
	if (typeof value === "number" && Number.isFinite(value)) return String(value);
	return typeof value === "string" && value !== "" ? value : undefined;
}

/** The text, or nothing where the API sent something else. */
export function textOf(value: unknown): string | undefined {
	return typeof value === "string" ? value : undefined;
}

/** Longer than any title, name or tag; a page that has to show more in one line has no room for anything else. */
const longestLine = 300;

/** Much more than anybody writes about a template; what comes after it would have the page stand still. */
const longestDescription = 100_000;

/** Half of a sign that takes two units. */
const cutSign = /[\ud800-\udbff]$/;

/** A text that is shown in one piece, such as a title: of one without end, the beginning. */
export function lineOf(value: unknown): string | undefined {
	const text = textOf(value);
	if (text === undefined || text.length <= longestLine) return text;
	return `${text.slice(0, longestLine - 1).replace(cutSign, "")}…`;
}

/** The HTML of a description: of one without end, the beginning. Where it is cut is no matter, HTML needs no end. */
export function descriptionOf(value: unknown): string {
	return (textOf(value) ?? "").slice(0, longestDescription);
}

export function countOf(value: unknown): number | undefined {
	return typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : undefined;
}

/** A point in time that the API sent as ISO 8601 text. */
export function dateOf(value: unknown): Date | undefined {
	const date = typeof value === "string" ? new Date(value) : undefined;
	return date && !Number.isNaN(date.getTime()) ? date : undefined;
}

export type ListReader<Item> = {
	/** What has been read so far. */
	items: readonly Item[];
	take: (entries: readonly unknown[]) => void;
	/** @throws MarketError when there were entries, and none of them could be read */
	end: () => Item[];
};

/**
 * Reads the entries of a list as they come. One that cannot be read is left out and logged, so that it does not take
 * the others along; if none can be read, the answer is not what it should be.
 */
export function listReader<Item>(what: string, read: (entry: unknown) => Item | undefined): ListReader<Item> {
	const items: Item[] = [];
	let total = 0;
	return {
		items,
		take(entries) {
			total += entries.length;
			for (const entry of entries) {
				const item = read(entry);
				if (item !== undefined) items.push(item);
			}
		},
		end() {
			const unread = total - items.length;
			if (items.length === 0 && unread > 0) throw new MarketError(`${what} has no entry that can be read`);
			if (unread > 0) console.error(`${unread} of ${total} entries of ${what} could not be read and are left out`);
			return items;
		},
	};
}

/**
 * Reads a list that is there as a whole.
 * @throws MarketError when it is no list, or a list of nothing that can be read
 */
export function listOf<Item>(value: unknown, what: string, read: (entry: unknown) => Item | undefined): Item[] {
	if (!Array.isArray(value)) throw new MarketError(`${what} should be a list`);
	const list = listReader(what, read);
	list.take(value);
	return list.end();
}
