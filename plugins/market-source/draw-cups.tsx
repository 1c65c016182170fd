import { createHash } from "node:crypto";
import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { writeFile } from "../../hosting/site-files";
import { Cup } from "../../src/components/cup/cup";
import { parseTemplate } from "../../src/features/catalog/api/parse";
import { cupTurn } from "../../src/features/catalog/placeholder-data";
import type { Market } from "./read-market";

/** How many detail calls wait for an answer at a time. */
const parallelCalls = 8;

/** The build stops asking after this many failed calls: each may take as long as the timeout. */
const maxFailures = 8;

/** Hosts serve the folder as files that never change. */
const folder = "/static/cups";

/** Draws the cup of a template. @returns its path on the site, which contains a hash of its content */
function drawCup(id: string, codes: readonly string[]): string {
	const svg = renderToStaticMarkup(<Cup codes={codes} turn={cupTurn(id)} />);
	const hash = createHash("sha256").update(svg).digest("hex").slice(0, 10);
	const file = `${folder}/${id}-${hash}.svg`;
	writeFile(path.join("public", file), svg);
	return file;
}

/**
 * Draws the cups of templates from their scripts, for which it calls the market.
 * @returns the path of each cup by the id of the template, without those whose call failed, and why the first one failed
 */
export async function drawCups(market: Market, ids: readonly string[]) {
	const cups = new Map<string, string>();
	const failures: string[] = [];
	const queue = ids.values();
	const drawRest = async () => {
		for (const id of queue) {
			if (failures.length >= maxFailures) return;
			try {
				const { scripts } = parseTemplate(id, await market.detail(id));
				const codes = scripts.map(({ code }) => code);
				cups.set(id, drawCup(id, codes));
			} catch (error) {
				failures.push((error as Error).message);
			}
		}
	};
	await Promise.all(Array.from({ length: parallelCalls }, drawRest));
	return { cups, failure: failures[0] };
}
