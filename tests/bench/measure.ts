import type { Browser } from "@playwright/test";

export type Unit = "points" | "ms" | "s" | "KB" | "MB" | "";

/** A limit for the value, or for its ratio to the baseline. */
export type Target = { atMost: number } | { atLeast: number } | { ratio: number };

/** One pass through all measures. */
export type Round = {
	/** Starts at 0. */
	index: number;
	/** Runs work once per round and key. Measures share its result. */
	once: <T>(key: string, work: () => Promise<T>) => Promise<T>;
	/** Adds a remark below the table. */
	note: (text: string) => void;
};

/** What a measure of the built site works with. */
export type Bench = Round & {
	browser: Browser;
	/** The remote debugging port of that browser, for Lighthouse. */
	debuggingPort: number;
	/** The origin of the built site, and of the same site without scripts. */
	site: string;
	baseline: string;
	/** Serves the site with a market of that many templates. Resolves with its origin. */
	withTemplates: (count: number) => Promise<string>;
};

/** One row of the table. To add one, add a measure to `registry.ts`. */
export type Measure<Context extends Round = Bench> = {
	/** The name for `--only`. */
	id: string;
	name: string;
	route?: string;
	unit: Unit;
	target?: Target;
	/** Upper limit of runs, for values that do not vary. */
	runs?: number;
	measure: (context: Context) => Promise<number>;
	/** The value to compare with, measured in alternation. By default the same page without scripts. */
	baseline?: (context: Context) => Promise<number>;
};

export type Figure = Pick<Measure, "id" | "name" | "route" | "unit" | "target"> & {
	value?: number;
	baseline?: number;
	ratio?: number;
	/** Whether the target is met. Undefined without a target. */
	met?: boolean;
	samples: number[];
	error?: string;
};

/** The measured routes. */
export const routes = ["/", "/ru/", "/uz/", "/templates/", "/template/101/"] as const;
