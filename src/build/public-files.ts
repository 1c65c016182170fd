import fs from "node:fs/promises";
import path from "node:path";
import type { NodePluginArgs } from "gatsby";
import { parse } from "yaml";
import { site } from "../content/files/site";
import { publishedLanguages } from "../i18n/languages";
import { localizedPath } from "../i18n/paths";
import { siteUrl } from "../site/head/site-url";
import { webManifestPath } from "../site/head/web-manifest-path";
import { unloadedScript as unloadedScriptPath } from "../site/loading/watch-start";
import { missingSiteUrl } from "./check-environment";
import { readCopy } from "./copy";
import { writeSharePictures } from "./share-pictures/write";
import { type BuiltPage, listedRoutes, robots, sitemap } from "./sitemap";
import { readTokens } from "./tokens";
import { unloadedScript } from "./unloaded-script";
import { webManifest } from "./web-manifest";
import { writeChanged } from "./write-changed";

const folder = "public";

const write = (file: string, text: string) => writeChanged(path.join(folder, file), text);

/** What stands beside the pages for search engines, networks, home screens and broken visits. */
export async function writePublicFiles({ getNodesByType, cache, reporter }: NodePluginArgs) {
	const pages = getNodesByType("SitePage") as BuiltPage[];
	await write("sitemap.xml", sitemap(listedRoutes(pages), siteUrl));
	await write("robots.txt", robots(siteUrl));
	await write(unloadedScriptPath, unloadedScript());

	const pageColour = readTokens()("--color-page");
	for (const { code } of publishedLanguages) {
		const manifest = webManifest(code, readCopy(code), pageColour);
		await write(localizedPath(webManifestPath, code), `${JSON.stringify(manifest, null, "\t")}\n`);
	}

	if (process.env.NODE_ENV !== "production") return;
	const warning = missingSiteUrl(process.env);
	if (warning) reporter.warn(warning);
	const timer = reporter.activityTimer("draw the pictures for shared links");
	timer.start();
	const { share } = site.schema.parse(parse(await fs.readFile("content/site.yaml", "utf8")));
	await writeSharePictures(share, folder, cache.directory);
	timer.end();
}
