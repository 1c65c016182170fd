import { replaceHidden } from "../../../lib/hidden-characters";
import { limitMarks, truncate } from "../../../lib/strings";
import { maxLineLength, type Script, type Template, type TemplateDetail } from "../model";
import { placeholderData, unknownPosition } from "../placeholder-data";
import { MarketError } from "./client";

/**
 * Converts the JSON of the market to the model. The input is untrusted: long strings are truncated, and invalid entries are
 * skipped. Written by hand: zod would add more bytes to the pages than this file has.
 */
type Fields = Record<string, unknown>;

const maxDescriptionLength = 100_000;
const maxCount = 1_000_000;
const maxLangLength = 35;

/** The fields of an object; none if the value is not an object. */
function toFields(value: unknown): Fields {
	return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** A text for HTML, which cannot contain half of a surrogate pair: it becomes U+FFFD. */
function toText(value: unknown, maxLength?: number): string | undefined {
	return typeof value === "string" ? limitMarks(value.slice(0, maxLength).toWellFormed()) : undefined;
}

/** How much of a long line is read. */
const maxReadLength = 10 * maxLineLength;

/** A short plain text, such as a title, without hidden characters. */
export function toLine(value: unknown): string | undefined {
	const read = toText(value, maxReadLength);
	const text = read && replaceHidden(read, "").trim();
	if (text === undefined || text.length <= maxLineLength) return text;
	const start = truncate(text, maxLineLength - 1);
	// The cut can separate a joiner from its emoji.
	return `${replaceHidden(start, "")}…`;
}

/** The API may send an id as a number or a string. `encodeURIComponent` rejects half of a surrogate pair. */
function toId(value: unknown): string | undefined {
	if (typeof value === "number" && Number.isFinite(value)) return String(value);
	return (typeof value === "string" && value.toWellFormed()) || undefined;
}

/** Whether a template can have the id, which is a part of its address, as it is. */
export const isTemplateId = (id: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(id);

/** Spaces, which include the blank of Braille, and characters without a glyph. */
const blank = /^[\s\u2800\p{C}]*$/u;

/** A title, or the name of a script. Without visible characters it is the id, which distinguishes it in every language: `#101`. */
function toName(value: unknown, id = ""): string | undefined {
	const name = toLine(value);
	return name !== undefined && blank.test(name) ? `#${toLine(id)}` : name;
}

function toCount(value: unknown): number {
	return typeof value === "number" && value >= 0 ? Math.min(Math.trunc(value), maxCount) : 0;
}

/** A BCP 47 tag. `und` is that of an unknown language. */
function toLang(value: unknown): string | undefined {
	try {
		const tag = new Intl.Locale(toText(value, maxLangLength) ?? "").toString();
		return tag.startsWith("und") ? undefined : tag;
	} catch {
		return undefined;
	}
}

type Report = (message: string) => void;

/**
 * @param needs what each entry needs, for the message about those that are left out
 * @throws MarketError when the value is not a list, or a list of which no entry can be read
 */
function toList<Item>(
	value: unknown,
	what: string,
	needs: string,
	report: Report,
	toItem: (entry: unknown) => Item | undefined,
): Item[] {
	if (!Array.isArray(value)) throw new MarketError(`${what} should be a list`);
	const items = value.map(toItem).filter((item) => item !== undefined);
	const unread = value.length - items.length;
	if (items.length === 0 && unread > 0) throw new MarketError(`${what} has no entry that can be read`);
	if (unread > 0) report(`${unread} of ${value.length} entries of ${what} are left out: each needs ${needs}`);
	return items;
}

/** The fields that list entries and detail responses share. */
function toTemplate(id: string, index: number, title: string, fields: Fields): Omit<Template, "scriptCount"> {
	return {
		id,
		index,
		title,
		// Truncated HTML needs no repair: parsers close open elements.
		description: toText(fields.description, maxDescriptionLength) ?? "",
		lang: toLang(fields.language),
		...placeholderData(id, index),
	};
}

function toScript(entry: unknown): Script | undefined {
	const script = toFields(toFields(entry).script);
	const id = toId(script.id);
	const name = toName(script.name, id);
	if (id === undefined || name === undefined) return undefined;
	return { id, name, code: typeof script.releaseCode === "string" ? limitMarks(script.releaseCode) : "" };
}

/** Ids are not always unique, but those in the URL must be: the second script with the id 12 gets 12-2. */
function withUniqueIds(scripts: Script[]): Script[] {
	const taken = new Set<string>();
	const lastNumbers = new Map<string, number>();
	return scripts.map((script) => {
		let { id } = script;
		let number = lastNumbers.get(script.id) ?? 1;
		while (taken.has(id)) {
			number += 1;
			id = `${script.id}-${number}`;
		}
		lastNumbers.set(script.id, number);
		taken.add(id);
		return { ...script, id };
	});
}

/**
 * Parses the response of the list call.
 * @param report receives a message if entries are left out
 * @throws MarketError when it is not a list of templates
 */
export function parseTemplates(response: unknown, report: Report = console.error): Template[] {
	let index = 0;
	const needs = "a title, and an id of 1 to 64 letters, digits, _ and -";
	return toList(response, "the list of templates", needs, report, (entry) => {
		const fields = toFields(entry);
		const id = toId(fields.id) ?? "";
		const title = toName(fields.title, id);
		if (!isTemplateId(id) || title === undefined) return undefined;
		return { ...toTemplate(id, index++, title, fields), scriptCount: toCount(fields.script_count) };
	});
}

/**
 * Parses the response of the detail call.
 * @throws MarketError when it is not a template
 */
export function parseTemplate(id: string, response: unknown): TemplateDetail {
	const fields = toFields(response);
	const title = toName(fields.title, id);
	if (title === undefined) throw new MarketError("the response is not a template");
	const needs = "a script with an id and a name";
	const list = toList(fields.data ?? [], "the scripts of the template", needs, console.error, toScript);
	const scripts = withUniqueIds(list);
	return { ...toTemplate(id, unknownPosition, title, fields), scriptCount: scripts.length, scripts };
}
