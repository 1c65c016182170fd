import fs from "node:fs";
import type { Figure } from "./measure";
import { figureTable } from "./table";

/** The benchmark writes its figures between the two markers of this file. */
export const figuresFile = "docs/performance.md";
const markers = /(?<=<!-- figures: written by npm run bench -->\n)[\s\S]*(?=<!-- end of the figures -->)/;

function missedTargets(figures: Figure[]): string[] {
	const label = ({ name, route }: Figure) => (route ? `${name} on \`${route}\`` : name);
	const failed = figures.filter(({ error }) => error).map((each) => `${label(each)} failed: ${each.error}`);
	const names = figures.filter(({ met }) => met === false).map(label);
	return names.length > 0 ? [...failed, `Missed targets: ${names.join("; ")}.`] : failed;
}

/** The result of a run as Markdown. */
export function toMarkdown(conditions: string, figures: Figure[], notes: Iterable<string>): string {
	const list = [...missedTargets(figures), ...notes].map((text) => `- ${text.replace(/\s+/g, " ")}`).join("\n");
	return [conditions, figureTable(figures), list].filter(Boolean).join("\n\n");
}

/** Replaces the text between the markers of a file. */
export function writeFigures(file: string, text: string) {
	const old = fs.readFileSync(file, "utf8");
	if (!markers.test(old)) throw new Error(`${file} has no markers for the figures.`);
	fs.writeFileSync(
		file,
		old.replace(markers, () => `\n${text}\n\n`),
	);
}
