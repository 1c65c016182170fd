/** Gatsby's list of client-only routes. */
declare module "$virtual/match-paths.json" {
	const matchPaths: { path: string; matchPath: string }[];
	export default matchPaths;
}
