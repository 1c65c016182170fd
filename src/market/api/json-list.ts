export type JsonListReader = {
	/**
	 * Takes the next piece of the text.
	 * @returns the entries that it completes
	 * @throws SyntaxError when they are no JSON
	 */
	read: (piece: string) => unknown[];
	/**
	 * Takes the end of the text.
	 * @returns nothing for a list; the value itself where the text is JSON and no list
	 * @throws SyntaxError when the text is cut off, or no JSON
	 */
	end: () => unknown;
};

const marks = /["[\]{},]/g;
const stringEnds = /["\\]/g;

function parseEntries(text: string, mayBeNone: boolean): unknown[] {
	if (!mayBeNone && text.trim() === "") throw new SyntaxError("an entry of the list is missing");
	return JSON.parse(`[${text}]`);
}

/**
 * Parses the text of a JSON list as it arrives. It is only cut at commas between the entries; what stands between the
 * cuts is left to JSON.parse, so that neither more nor less is taken for JSON than by it.
 */
export function jsonListReader(): JsonListReader {
	/** What is not parsed yet, and how much of it has been looked at. */
	let text = "";
	let at = 0;
	let depth = 0;
	let inString = false;
	let isFirst = true;
	let stage: "before" | "list" | "after" | "other" = "before";

	function find(pattern: RegExp): string | undefined {
		pattern.lastIndex = at;
		const found = pattern.test(text);
		at = found ? pattern.lastIndex : Math.max(at, text.length);
		return found ? text[at - 1] : undefined;
	}

	function begin() {
		const start = text.search(/\S/);
		if (start === -1) return;
		stage = text[start] === "[" ? "list" : "other";
		at = start + 1;
		depth = 1;
		if (stage === "list") cut(at);
	}

	/** Takes away so much of the text, from its start. */
	function cut(length: number): string {
		const taken = text.slice(0, length);
		text = text.slice(length);
		at -= length;
		return taken;
	}

	/** Looks at all that is there. Returns where the last entry that is complete ends. */
	function lookOn(): number {
		let complete = -1;
		while (stage === "list") {
			const mark = find(inString ? stringEnds : marks);
			if (mark === undefined) break;
			if (mark === "\\") at += 1;
			else if (mark === '"') inString = !inString;
			else if (mark === "[" || mark === "{") depth += 1;
			else if (mark === ",") complete = depth === 1 ? at - 1 : complete;
			else {
				depth -= 1;
				if (depth > 0) continue;
				if (mark !== "]") throw new SyntaxError("the list does not end as one");
				stage = "after";
				complete = at - 1;
			}
		}
		return complete;
	}

	return {
		read(piece) {
			text += piece;
			if (stage === "before") begin();
			if (stage !== "list") return [];
			const complete = lookOn();
			if (complete === -1) return [];
			const entries = parseEntries(cut(complete), isFirst && stage !== "list");
			cut(1);
			isFirst = false;
			return entries;
		},
		end() {
			if (stage === "list") throw new SyntaxError("the list is cut off");
			if (stage !== "after") return JSON.parse(text);
			if (text.trim() !== "") throw new SyntaxError("there is more after the list");
		},
	};
}
