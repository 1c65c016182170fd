import path from "node:path";
import type { GatsbyNode, ParentSpanPluginArgs } from "gatsby";
import type { Site } from "../content-model/schemas/site";
import { generatedFolder } from "../hosting/nginx/nginx-config";
import { writeHostFiles } from "../hosting/write-host-files";
import { hostingOrigins } from "./environment";
import { patchPages } from "./patches/page-html";
import { writeSharePictures } from "./share-pictures";
import { renameSitemap } from "./sitemap";
import { templatesWithPage } from "./templates";

const folder = path.resolve("public");

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
	patchPages(folder);
	renameSitemap(folder);
	const warn = (message: string) => args.reporter.warn(message);
	await writeHostFiles(folder, { ...hostingOrigins(process.env), nginxFolder: generatedFolder, warn });
};
