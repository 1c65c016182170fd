import fs from "node:fs";
import path from "node:path";
import type { Machine } from "./machine";
import type { Figure } from "./measure";
import { figureTable } from "./table";

export type Outcome = { machine: Machine; runs: number; figures: Figure[]; notes: string[]; parts?: string };

const marks = ["<!-- figures: written by npm run bench -->", "<!-- end of the figures -->"] as const;

function missed(figures: Figure[]): string[] {
	const told = ({ name, route }: Figure) => (route ? `${name} of \`${route}\`` : name);
	const failed = figures.filter(({ error }) => error).map((each) => `${told(each)} could not be taken: ${each.error}`);
	const names = figures.filter(({ met }) => met === false).map(told);
	return names.length > 0 ? [...failed, `Missed: ${names.join("; ")}.`] : failed;
}

/** All that a run found out, as Markdown. */
export function asMarkdown({ machine, runs, figures, notes, parts }: Outcome): string {
	const { date, description, chromium, node, busy } = machine;
	const warning = busy ? " The machine had other work to do: timings are provisional." : "";
	const head = `${date}; ${description}; Chromium ${chromium}, Node.js ${node}; medians of ${runs} ${runs === 1 ? "run" : "runs"}.${warning}`;
	const list = [...missed(figures), ...notes].map((text) => `- ${text.replace(/\s+/g, " ")}`).join("\n");
	const script = parts && `## The JavaScript of \`/\`\n\n${parts}`;
	return [head, figureTable(figures), list, script].filter(Boolean).join("\n\n");
}

/** Puts the figures between their marks if the file has them, else makes the file of them. */
export function writeMarkdown(file: string, text: string) {
	const old = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "";
	const [start, end] = marks.map((mark) => old.indexOf(mark)) as [number, number];
	const marked = `${marks[0]}\n\n${text}\n\n`;
	fs.mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
	fs.writeFileSync(file, start < 0 || end < start ? `${text}\n` : old.slice(0, start) + marked + old.slice(end));
}
