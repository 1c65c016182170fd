import type { Browser } from "@playwright/test";

export type Unit = "points" | "ms" | "s" | "KB" | "MB" | "";

/** What a figure should be; `ratio` bounds it against the floor instead. */
export type Target = { atMost: number } | { atLeast: number } | { ratio: number };

/** One turn of all measures. */
export type Round = {
	/** Counts from 0. */
	index: number;
	/** One piece of work in a round, shared by all the figures that come from it. */
	once: <T>(key: string, work: () => Promise<T>) => Promise<T>;
	/** Something to know about a figure, told below the table. */
	note: (text: string) => void;
};

/** What a measure of the built site works with. */
export type Bench = Round & {
	browser: Browser;
	/** The port on which that browser answers to Lighthouse. */
	debuggingPort: number;
	/** The origin of the built site, and of the same site without any script. */
	site: string;
	floor: string;
	/** The origin of the site with a market of that many templates. */
	withTemplates: (count: number) => Promise<string>;
};

/** One row of the table. A new figure is one more of these in `registry.ts`. */
export type Measure<Context extends Round = Bench> = {
	/** What `--only` takes, beside the route. */
	id: string;
	name: string;
	route?: string;
	unit: Unit;
	target?: Target;
	/** At most so many runs: for what does not vary. */
	runs?: number;
	measure: (context: Context) => Promise<number>;
	/** The least that it could be. Measured in turn with the figure itself. */
	floor?: (context: Context) => Promise<number>;
};

export type Figure = Pick<Measure, "id" | "name" | "route" | "unit" | "target"> & {
	value?: number;
	floor?: number;
	ratio?: number;
	/** Whether the target is met; undefined without one. */
	met?: boolean;
	samples: number[];
	floorSamples: number[];
	error?: string;
};

/** The routes that are measured, in the words of the address bar. */
export const routes = ["/", "/ru/", "/uz/", "/templates/", "/template/101/"] as const;
