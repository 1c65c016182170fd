import { parseArgs } from "node:util";
import type { Measure } from "./measure";

export type Options = {
	build: boolean;
	/** Routes or measures; empty means all. */
	only: string[];
	runs: number;
	json?: string;
	markdown?: string;
	list: boolean;
};

export const usage = `npm run bench -- [options]
  --no-build         measures what lies in public/
  --only <name>      a route (/ru) or a measure (lcp); may be given more than once
  --runs <number>    how often each timing is taken; 5 by default
  --markdown <file>  where the table goes; a complete run writes it to docs/performance.md
  --json <file>      where the figures go; a complete run writes them to performance.json
  --list             names the measures`;

/** An option that is not known or not usable; the message says which and what is. */
export class OptionError extends Error {}

function read(args: string[]) {
	try {
		return parseArgs({
			args,
			options: {
				"no-build": { type: "boolean", default: false },
				only: { type: "string", multiple: true, default: [] },
				runs: { type: "string", default: "5" },
				json: { type: "string" },
				markdown: { type: "string" },
				list: { type: "boolean", default: false },
			},
		}).values;
	} catch (error) {
		throw new OptionError((error as Error).message);
	}
}

export function readOptions(args: string[]): Options {
	const { "no-build": noBuild, only, runs, json, markdown, list } = read(args);
	if (!/^[1-9]\d*$/.test(runs)) throw new OptionError(`--runs takes a whole number from 1 on, not "${runs}".`);
	return { build: !noBuild, only, runs: Number(runs), json, markdown, list };
}

const withSlash = (route: string) => (route.endsWith("/") ? route : `${route}/`);

type Named = Pick<Measure, "id" | "route">;

const matches = ({ id, route }: Named, name: string) =>
	name.startsWith("/") ? route === withSlash(name) : id === name || id.startsWith(`${name}-`);

/** Whether `--only` lets a measure be taken. Throws for a name that fits none. */
export function chooser(all: readonly Named[], only: string[]): (measure: Named) => boolean {
	for (const name of only) {
		if (all.some((measure) => matches(measure, name))) continue;
		const ids = [...new Set(all.map(({ id }) => id))].join(", ");
		const routes = [...new Set(all.flatMap(({ route }) => route ?? []))].join(", ");
		throw new OptionError(`--only ${name} names nothing.\nRoutes: ${routes}\nMeasures: ${ids}`);
	}
	return (measure) => only.length === 0 || only.some((name) => matches(measure, name));
}
