import vm from "node:vm";
import { parseFragment } from "parse5";
import { type MarkupNode, textMarkup, visibleText, withPlainNames } from "../../src/lib/description-markup";
import { toTeaser } from "../../src/lib/text";

type PreparedDescription = {
	description: string;
	html: string;
	teaser: string;
	/** Why the description is left out. */
	problem?: string;
};

const parse = (html: string): MarkupNode => parseFragment(withPlainNames(html));

/** Whether browsers keep the markup as it is, in an element of the page: none of its end tags closes that element. */
function isStable(markup: string): boolean {
	const [element, ...others] = parseFragment(`<div>${markup}</div>`).childNodes;
	return element !== undefined && others.length === 0 && textMarkup(element) === markup;
}

/** The markup of a description. Parsing it once more moves what cannot stand where it is, such as a block in a paragraph. */
function stableMarkup(content: MarkupNode): string {
	const markup = textMarkup(content);
	if (isStable(markup)) return markup;
	const parsedAgain = textMarkup(parse(markup));
	if (isStable(parsedAgain)) return parsedAgain;
	throw new Error("browsers would read its markup in another way");
}

function prepare(description: string): PreparedDescription {
	const content = parse(description);
	const text = visibleText(content);
	const html = text === "" ? "" : stableMarkup(content);
	return { description, html, teaser: toTeaser(text) };
}

/** In ms. A description of the maximum length takes half of it, unless it is written to take longer. */
const maxTime = 200;

/** In ms. More than all descriptions of the largest market take, unless they are written to take longer. */
const maxTotalTime = 60_000;

/** How long the long descriptions of a market may still take, in ms. */
type TimeBudget = { left: number };

export const timeBudget = (): TimeBudget => ({ left: maxTotalTime });

/** In characters. Shorter descriptions are fast, whatever they contain: a busy machine cannot make them exceed the time. */
const shortLength = 10_000;

/** Why a description could not be prepared. */
function problemOf({ message, code }: NodeJS.ErrnoException): string {
	if (code === "ERR_SCRIPT_EXECUTION_TIMEOUT") return `it takes more than ${maxTime} ms`;
	return message.includes("call stack") ? "it is nested too deeply" : message;
}

function prepareInTime(sent: string, budget: TimeBudget): PreparedDescription {
	if (budget.left <= 0) throw new Error("other long descriptions have taken all of the time");
	const start = performance.now();
	try {
		// Node.js can end the scripts of `vm` only.
		return vm.runInNewContext("prepare(sent)", { prepare, sent }, { timeout: maxTime });
	} finally {
		budget.left -= performance.now() - start;
	}
}

/**
 * The description of a template, sanitized for prerendered pages by the rules of the browser. One that takes too long is left
 * out here; the browser sanitizes it.
 */
export function prepareDescription(sent: string, budget = timeBudget()): PreparedDescription {
	try {
		return sent.length <= shortLength ? prepare(sent) : prepareInTime(sent, budget);
	} catch (error) {
		return { description: "", html: "", teaser: "", problem: problemOf(error as Error) };
	}
}
