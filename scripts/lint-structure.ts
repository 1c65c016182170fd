import { importProblems } from "./structure/import-boundaries";
import { staticSectionProblems } from "./structure/static-sections";

// A part of `npm run lint`: the rules of this project that Biome does not know.
for (const problem of [...importProblems(), ...staticSectionProblems()]) {
	console.error(problem);
	process.exitCode = 1;
}
