import fs from "node:fs";
import path from "node:path";
import type { GatsbyNode, ParentSpanPluginArgs } from "gatsby";
import type { Site } from "../content-model/schemas/site";
import { generatedFolder } from "../hosting/nginx/nginx-config";
import { isPage, siteFiles } from "../hosting/site-files";
import { writeHostFiles } from "../hosting/write-host-files";
import { hostingOrigins } from "./environment";
import { shareInlineCode } from "./patches/inline-code";
import { addPreloads, type Stats } from "./patches/preloads";
import { writeSharePictures } from "./share-pictures";
import { renameSitemap } from "./sitemap";
import { templatesWithPage } from "./templates";

const folder = path.resolve("public");

/** Patches the HTML of the pages, which Gatsby has no hook for. */
function patchPages() {
	const stats: Stats = JSON.parse(fs.readFileSync(path.join(folder, "webpack.stats.json"), "utf8"));
	for (const name of siteFiles(folder).filter(isPage)) {
		const file = path.join(folder, name);
		const pagePath = name.replace(/\/index\.html$/, "/");
		const html = shareInlineCode(fs.readFileSync(file, "utf8"), pagePath);
		fs.writeFileSync(file, addPreloads(html, pagePath, folder, stats));
	}
}

async function drawSharePictures({ getNodesByType, reporter }: ParentSpanPluginArgs) {
	const [site] = getNodesByType("SiteYaml") as unknown as Site[];
	if (!site) return;
	const timer = reporter.activityTimer("draw the pictures for shared links");
	timer.start();
	await writeSharePictures(site.share, templatesWithPage(getNodesByType("MarketTemplate")), folder);
	timer.end();
}

/** Completes the built site: pictures for shared links, policy and preloads, headers of the hosts. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
	await drawSharePictures(args);
	patchPages();
	renameSitemap(folder);
	await writeHostFiles(folder, { ...hostingOrigins(process.env), nginxFolder: generatedFolder });
};
