import { islandProblems } from "./structure/islands";

// A part of `npm run lint`: the rules of this project that Biome does not know.
for (const problem of islandProblems()) {
	console.error(problem);
	process.exitCode = 1;
}
