import { importProblems } from "./structure/import-boundaries";
import { islandProblems } from "./structure/islands";

// A part of `npm run lint`: the rules of this project that Biome does not know.
for (const problem of [...importProblems(), ...islandProblems()]) {
	console.error(problem);
	process.exitCode = 1;
}
