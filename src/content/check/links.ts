import fs from "node:fs";
import path from "node:path";
import type { Needs } from "../content-file";
import type { Problem } from "./problem";
import type { Source } from "./source";
import { didYouMean } from "./suggest";

/** The links and the anchors of one YAML file. */
export type LinkNeeds = Pick<Needs, "links" | "anchors"> & { source: Source };

/** `/`, `/templates/`: the routes of `src/pages` that need nothing to be filled in. */
function pages(root: string): string[] {
	const folder = path.join(root, "src/pages");
	const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
	return names
		.filter((name) => /^[\w-]+\.tsx$/.test(name) && name !== "404.tsx")
		.map((name) => (name === "index.tsx" ? "/" : `/${path.basename(name, ".tsx")}/`));
}

/** Links to a page that the site does not have, or to a place that the landing page does not have. */
export function linkProblems(needs: LinkNeeds[], root: string): Problem[] {
	const known = pages(root);
	const anchors = needs.flatMap((need) => need.anchors);
	const shown = anchors.filter(({ inside }) => inside === undefined || anchors.some(({ id }) => id === inside));
	const targets = [...known, ...shown.map(({ id }) => `/#${id}`)];
	return needs.flatMap(({ source, links }) =>
		links
			.filter(({ to }) => known.length > 0 && !targets.includes(to))
			.map(({ to, path: at }) => {
				const where = to.startsWith("/#") ? "the landing page shows nothing with that id" : "the site has no such page";
				return source.problemAt(at, `"${to}" leads nowhere: ${where}${didYouMean(to, targets)}`);
			}),
	);
}
