import { parseArgs } from "node:util";
import type { Measure } from "./measure";

export const usage = `npm run bench -- [options]
  --no-build       measure the build in public/
  --only <name>    a route (/ru) or a measure (lcp); repeatable
  --runs <number>  runs per timing; 5 by default`;

/** An unknown or invalid option. The message names the valid ones. */
export class OptionError extends Error {}

function parse(args: string[]) {
	try {
		return parseArgs({
			args,
			options: {
				"no-build": { type: "boolean", default: false },
				only: { type: "string", multiple: true, default: [] },
				runs: { type: "string", default: "5" },
			},
		}).values;
	} catch (error) {
		throw new OptionError((error as Error).message);
	}
}

/** @throws OptionError */
export function readOptions(args: string[]) {
	const { "no-build": noBuild, only, runs } = parse(args);
	if (!/^[1-9]\d*$/.test(runs)) throw new OptionError(`--runs must be a positive integer, not "${runs}".`);
	return { build: !noBuild, only, runs: Number(runs) };
}

const withSlash = (route: string) => (route.endsWith("/") ? route : `${route}/`);

type Named = Pick<Measure, "id" | "route">;

const matches = ({ id, route }: Named, name: string) =>
	name.startsWith("/") ? route === withSlash(name) : id === name || id.startsWith(`${name}-`);

/**
 * A filter for the measures that `--only` selects.
 * @throws OptionError if a name matches no measure
 */
export function selectMeasures(all: readonly Named[], only: string[]): (measure: Named) => boolean {
	for (const name of only) {
		if (all.some((measure) => matches(measure, name))) continue;
		const ids = [...new Set(all.map(({ id }) => id))].join(", ");
		const routes = [...new Set(all.flatMap(({ route }) => route ?? []))].join(", ");
		throw new OptionError(`${name} matches no measure.\nRoutes: ${routes}\nMeasures: ${ids}`);
	}
	return (measure) => only.length === 0 || only.some((name) => matches(measure, name));
}
