import { replaceHidden } from "../../../lib/hidden-characters";
import { halfCharacter } from "../../../lib/html";
import type { Script, Template, TemplateDetail } from "../model";
import { detailIndex, placeholderData, type SentData } from "../placeholder-data";
import { MarketError } from "./client";

/**
 * Converts the JSON of the market to the model. The input is untrusted: long strings are truncated, and invalid entries are
 * skipped.
 */
type Fields = Record<string, unknown>;

const maxLineLength = 300;
const maxDescriptionLength = 100_000;
const maxTags = 12;
const maxPrice = 1_000_000;
const maxCount = 1_000_000;
const maxUrlLength = 2_000;

function isObject(value: unknown): value is Fields {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

function toText(value: unknown): string | undefined {
	return typeof value === "string" ? value : undefined;
}

/** Half of a surrogate pair, which HTML cannot contain, and which `encodeURIComponent` rejects. */
const loneSurrogates = /\p{Cs}/gu;

/** How much of a long line is read. */
const maxReadLength = 10 * maxLineLength;

/** A short plain text, such as a title, without hidden characters. */
export function toLine(value: unknown): string | undefined {
	const read = toText(value)?.slice(0, maxReadLength).replace(loneSurrogates, "\ufffd");
	const text = read && replaceHidden(read, "").trim();
	if (text === undefined || text.length <= maxLineLength) return text;
	const start = text.slice(0, maxLineLength - 1).replace(halfCharacter, "");
	// The cut can separate a joiner from its emoji.
	return `${replaceHidden(start, "")}…`;
}

/** Truncated HTML needs no repair: parsers close open elements. */
function toDescription(value: unknown): string {
	return (toText(value) ?? "").slice(0, maxDescriptionLength).replace(loneSurrogates, "\ufffd");
}

/** The API may send an id as a number or a string. */
function toId(value: unknown): string | undefined {
	if (typeof value === "number" && Number.isFinite(value)) return String(value);
	return toText(value)?.replace(loneSurrogates, "\ufffd") || undefined;
}

/** Spaces, which include the blank of Braille, and characters without a glyph. */
const blank = /^[\s\u2800\p{C}]*$/u;

/** A title, or the name of a script. Without visible characters it is the id, which distinguishes it in every language: `#101`. */
function toName(value: unknown, id = ""): string | undefined {
	const name = toLine(value);
	return name !== undefined && blank.test(name) ? `#${toLine(id)}` : name;
}

function toCount(value: unknown): number {
	return typeof value === "number" && Number.isInteger(value) && value >= 0 ? Math.min(value, maxCount) : 0;
}

/** The time of a date in ISO 8601 that names no time zone. */
const withoutZone = /T[\d:.]+$/;

/** A date and time in ISO 8601; in UTC if it names no time zone. */
function toDate(value: unknown): Date | undefined {
	const date = typeof value === "string" ? new Date(value.replace(withoutZone, "$&Z")) : undefined;
	return date && !Number.isNaN(date.getTime()) ? date : undefined;
}

type Report = (message: string) => void;

/** @throws MarketError when the value is not a list, or a list of which no entry can be read */
function toList<Item>(
	value: unknown,
	what: string,
	report: Report,
	toItem: (entry: unknown) => Item | undefined,
): Item[] {
	if (!Array.isArray(value)) throw new MarketError(`${what} should be a list`);
	const items: Item[] = [];
	for (const entry of value) {
		const item = toItem(entry);
		if (item !== undefined) items.push(item);
	}
	const unread = value.length - items.length;
	if (items.length === 0 && unread > 0) throw new MarketError(`${what} has no entry that can be read`);
	if (unread > 0) report(`${unread} of ${value.length} entries of ${what} could not be read and are left out`);
	return items;
}

function toAuthor(value: unknown): SentData["author"] {
	const name = isObject(value) ? toLine(value.name) : undefined;
	if (!isObject(value) || !name) return undefined;
	const avatar = toText(value.avatar);
	return {
		name,
		role: toLine(value.role) || undefined,
		avatar: avatar && avatar.length <= maxUrlLength ? avatar : undefined,
	};
}

function toTags(value: unknown): string[] | undefined {
	if (!Array.isArray(value)) return undefined;
	return [...new Set(value.slice(0, maxTags).flatMap((tag) => toLine(tag) || []))];
}

function toPrice(value: unknown): number | undefined {
	return typeof value === "number" && value >= 0 && value <= maxPrice ? value : undefined;
}

/** The fields that list entries and detail responses share. */
function toTemplate(id: string, index: number, title: string, fields: Fields): Omit<Template, "scriptCount"> {
	const { author, languages, created_at, updated_at } = fields;
	const price = toPrice(fields.price);
	return {
		id,
		index,
		title,
		description: toDescription(fields.description),
		createdAt: toDate(created_at),
		updatedAt: toDate(updated_at),
		sentPrice: price,
		...placeholderData(id, index, { author: toAuthor(author), languages: toTags(languages), price }),
	};
}

function toScript(entry: unknown): Script | undefined {
	const script = isObject(entry) ? entry.script : undefined;
	if (!isObject(script)) return undefined;
	const id = toId(script.id);
	const name = toName(script.name, id);
	if (id === undefined || name === undefined) return undefined;
	return { id, name, code: toText(script.releaseCode) ?? "" };
}

/**
 * Parses the response of the list call.
 * @param report receives a message if entries are left out
 * @throws MarketError when it is not a list of templates
 */
export function parseTemplates(response: unknown, report: Report = console.error): Template[] {
	let index = 0;
	return toList(response, "the list of templates", report, (entry) => {
		if (!isObject(entry)) return undefined;
		const id = toId(entry.id);
		const title = toName(entry.title, id);
		if (id === undefined || title === undefined) return undefined;
		return { ...toTemplate(id, index++, title, entry), scriptCount: toCount(entry.script_count) };
	});
}

/**
 * Parses the response of the detail call.
 * @throws MarketError when it is not a template
 */
export function parseTemplate(id: string, response: unknown): TemplateDetail {
	const title = isObject(response) ? toName(response.title, id) : undefined;
	if (!isObject(response) || title === undefined) throw new MarketError("the response is not a template");
	const scripts = toList(response.data ?? [], "the scripts of the template", console.error, toScript);
	return { ...toTemplate(id, detailIndex, title, response), scriptCount: scripts.length, scripts };
}
