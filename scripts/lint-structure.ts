import { importProblems } from "./structure/import-boundaries";
import { Modules } from "./structure/modules";
import { staticSectionProblems } from "./structure/static-sections";

// A part of `npm run lint`: the rules of this project that Biome does not know.
const modules = new Modules(process.cwd());

for (const problem of [...importProblems(modules), ...staticSectionProblems(modules)]) {
	console.error(problem);
	process.exitCode = 1;
}
