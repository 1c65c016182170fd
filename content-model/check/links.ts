import fs from "node:fs";
import path from "node:path";
import { type ContentError, didYouMean } from "./content-error";
import type { ContentField } from "./content-fields";

/** `/`, `/templates/`: the routes of `src/pages` without parameters. */
function pagePaths(root: string): string[] {
	const folder = path.join(root, "src/pages");
	const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
	return names
		.filter((name) => /^[\w-]+\.tsx$/.test(name) && name !== "404.tsx")
		.map((name) => (name === "index.tsx" ? "/" : `/${path.basename(name, ".tsx")}/`));
}

/** Checks that internal links lead to a page of the site or to an id on the landing page. */
export function checkLinks(fields: ContentField[], root: string): ContentError[] {
	const pages = pagePaths(root);
	const anchors = fields.flatMap(({ meta, value }) => meta.anchor?.(value) ?? []);
	const ids = anchors.map(({ id }) => id);
	const visible = anchors.filter(({ section }) => section === undefined || ids.includes(section));
	const targets = [...pages, ...visible.map(({ id }) => `/#${id}`)];
	return fields
		.filter(({ meta, value }) => meta.internalLink && pages.length > 0 && !targets.includes(value))
		.map(({ source, path: at, value }) => {
			const reason = value.startsWith("/#") ? "the landing page has no such id" : "the site has no such page";
			return source.errorAt(at, `"${value}" leads nowhere: ${reason}${didYouMean(value, targets)}`);
		});
}
