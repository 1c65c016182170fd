import fs from "node:fs";
import path from "node:path";
import type { Machine } from "./machine";
import type { Figure } from "./measure";
import { figureTable } from "./table";

export type Outcome = { machine: Machine; runs: number; figures: Figure[]; notes: string[]; parts?: string };

const markers = ["<!-- figures: written by npm run bench -->", "<!-- end of the figures -->"] as const;

function missedTargets(figures: Figure[]): string[] {
	const label = ({ name, route }: Figure) => (route ? `${name} on \`${route}\`` : name);
	const failed = figures.filter(({ error }) => error).map((each) => `${label(each)} failed: ${each.error}`);
	const names = figures.filter(({ met }) => met === false).map(label);
	return names.length > 0 ? [...failed, `Missed targets: ${names.join("; ")}.`] : failed;
}

/** The result of a run as Markdown. */
export function toMarkdown({ machine, runs, figures, notes, parts }: Outcome): string {
	const { date, description, chromium, node, busy } = machine;
	const warning = busy ? " The machine was busy: timings are provisional." : "";
	const head = `${date}; ${description}; Chromium ${chromium}, Node.js ${node}; medians of ${runs} ${runs === 1 ? "run" : "runs"}.${warning}`;
	const list = [...missedTargets(figures), ...notes].map((text) => `- ${text.replace(/\s+/g, " ")}`).join("\n");
	const script = parts && `## The JavaScript of \`/\`\n\n${parts}`;
	return [head, figureTable(figures), list, script].filter(Boolean).join("\n\n");
}

/** Replaces the text between the markers of a file. A file without markers is overwritten. */
export function writeMarkdown(file: string, text: string) {
	const old = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "";
	const [start, end] = markers.map((marker) => old.indexOf(marker)) as [number, number];
	const marked = `${markers[0]}\n\n${text}\n\n`;
	fs.mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
	fs.writeFileSync(file, start < 0 || end < start ? `${text}\n` : old.slice(0, start) + marked + old.slice(end));
}
