import fs from "node:fs";
import path from "node:path";
import { type BuildResult, build, gatsby } from "../../kit/gatsby-command";
import { largeCatalog, serveCatalog } from "../../kit/large-catalog";
import type { Measure, Round } from "../measure";

async function coldBuild(): Promise<BuildResult> {
	await gatsby("clean");
	return build();
}

/** Changes one word of a locale file, builds, then restores the word and the build. */
async function buildAfterEdit(): Promise<BuildResult> {
	const file = path.resolve("locales/en/landing.json");
	const text = fs.readFileSync(file, "utf8");
	const restore = () => fs.writeFileSync(file, text);
	process.once("exit", restore);
	try {
		fs.writeFileSync(file, text.replace(/("metaTitle": "\w+)/, "$1s"));
		return await build();
	} finally {
		restore();
		process.off("exit", restore);
		await build();
	}
}

const catalogSize = 1_000;
const changedTemplates = 5;

/** Builds with the market of a large catalog: cold, and after some of its templates have changed. Then restores the build. */
async function buildCatalog() {
	let catalog = largeCatalog(catalogSize);
	const { env, stop } = await serveCatalog(() => catalog);
	try {
		await gatsby("clean");
		const cold = await build(env);
		// The first build with a cache has other hashes than the cold one: it writes all pages again.
		await build(env);
		catalog = catalog.map((each, index) => (index < changedTemplates ? { ...each, title: `${each.title}!` } : each));
		return { cold, changed: await build(env) };
	} finally {
		stop();
		await gatsby("clean");
		await build();
	}
}

const kinds = {
	cold: { name: "Cold build", work: coldBuild },
	warm: { name: "Warm build without changes", work: () => build() },
	edit: { name: "Warm build after a change of one word", work: buildAfterEdit },
};

const catalogKinds = {
	cold: `Cold build with ${catalogSize} templates`,
	changed: `Warm build with ${catalogSize} templates, of which ${changedTemplates} have changed`,
} as const;
const catalogTargets = { cold: { seconds: 240, memory: 3_000 }, changed: { seconds: 60, memory: 3_000 } };

const entriesOf = <Row extends object>(row: Row) =>
	Object.entries(row) as { [Key in keyof Row]: [Key, Row[Key]] }[keyof Row][];

const results = { seconds: ["time", "s"], memory: ["memory", "MB"], output: ["size of the site", "MB"] } as const;

type RowsOf = {
	id: string;
	name: string;
	targets?: Partial<BuildResult>;
	work: (round: Round) => Promise<BuildResult>;
};

/** One row for each result. */
function rowsOf({ id, name, targets = {}, work }: RowsOf): Measure<Round>[] {
	return entriesOf(results).map(([key, [what, unit]]) => {
		const atMost = targets[key];
		const target = atMost === undefined ? undefined : { atMost };
		return { id, name: `${name}: ${what}`, unit, target, runs: 1, measure: async (round) => (await work(round))[key] };
	});
}

/** The order matters: the cold build creates the cache that the others use. */
export const builds: Measure<Round>[] = [
	...entriesOf(kinds).flatMap(([kind, { name, work }]) =>
		rowsOf({ id: `build-${kind}`, name, work: (round) => round.once(`build ${kind}`, work) }),
	),
	...entriesOf(catalogKinds).flatMap(([kind, name]) =>
		rowsOf({
			id: "build-catalog",
			name,
			targets: catalogTargets[kind],
			work: async (round) => (await round.once("build catalog", buildCatalog))[kind],
		}),
	),
];
