import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { writeFile } from "../hosting/site-files";
import { countCup, maxLeaves } from "../src/components/cup/count-cup";
import { Cup } from "../src/components/cup/cup";
import { siteUrl } from "../src/seo/site-metadata";
import { robots } from "./sitemap";

const write = (file: string, text: string) => writeFile(path.join("public", file), text);

/** Sample code for the cups that show only a number. */
const usualScript = Array.from({ length: 40 }, (_, line) => "x".repeat(30 + 20 * Math.sin(line / 4))).join("\n");

/** Writes the cups by the number of their leaves: of plans, and of templates that the build does not know. */
function writeCountCups(): void {
	for (let count = 0; count <= maxLeaves; count += 1) {
		const codes = Array<string>(count).fill(usualScript);
		write(countCup(count), renderToStaticMarkup(createElement(Cup, { codes })));
	}
}

/** Writes `robots.txt` and the cups by number, also in `npm run develop`. Warns a build without GATSBY_SITE_URL. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = ({ reporter }) => {
	write("robots.txt", robots);
	writeCountCups();
	if (process.env.NODE_ENV === "production" && !process.env.GATSBY_SITE_URL) {
		const what = "canonical and alternate links, the sitemap, robots.txt, structured data and shared pictures";
		reporter.info(`GATSBY_SITE_URL is not set: ${what} use ${siteUrl}. Set it for a build that you publish.`);
	}
};
