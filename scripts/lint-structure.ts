import { staticSectionProblems } from "./structure/static-sections";

// A part of `npm run lint`: the rules of this project that Biome does not know.
for (const problem of staticSectionProblems()) {
	console.error(problem);
	process.exitCode = 1;
}
