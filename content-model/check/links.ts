import { type ContentError, didYouMean } from "./content-error";
import type { ContentField } from "./content-fields";
import type { Files } from "./files";

/** `/`, `/templates/`: the routes of `src/pages` without parameters. */
function pagePaths(files: Files): string[] {
	const names = files.list("src/pages").flatMap((file) => /^src\/pages\/([\w-]+)\.tsx$/.exec(file)?.[1] ?? []);
	return names.filter((name) => name !== "404").map((name) => (name === "index" ? "/" : `/${name}/`));
}

/** The page of a link, with the id on it. */
const withoutQuery = (link: string) => link.replace(/\?[^#]*/, "");

/** Checks that internal links lead to a page of the site or to an id on the landing page. */
export function checkLinks(fields: ContentField[], files: Files): ContentError[] {
	const pages = pagePaths(files);
	const anchors = fields.flatMap(({ meta, value }) => meta.anchor?.(value) ?? []);
	const ids = anchors.map(({ id }) => id);
	const visible = anchors.filter(({ section }) => section === undefined || ids.includes(section));
	const targets = [...pages, ...visible.map(({ id }) => `/#${id}`)];
	return fields
		.filter(({ meta, value }) => meta.internalLink && pages.length > 0 && !targets.includes(withoutQuery(value)))
		.map(({ source, path: at, value }) => {
			const reason = withoutQuery(value).startsWith("/#")
				? "the landing page has no such id"
				: "the site has no such page";
			return source.errorAt(at, `"${value}" leads nowhere: ${reason}${didYouMean(value, targets)}`);
		});
}
