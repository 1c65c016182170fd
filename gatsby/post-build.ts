import fs from "node:fs";
import path from "node:path";
import type { GatsbyNode, ParentSpanPluginArgs } from "gatsby";
import sharp from "sharp";
import { imageIn } from "../content-model/schemas/schema-helpers";
import type { Site } from "../content-model/schemas/site";
import { generatedFolder } from "../hosting/nginx/nginx-config";
import { writeHostFiles } from "../hosting/write-host-files";
import { languages } from "../src/i18n/languages";
import { shareHeight, sharePath, shareWidth } from "../src/seo/site-metadata";
import { hostingOrigins } from "./environment";
import { patchPages } from "./patches/page-html";

const folder = path.resolve("public");

/** Writes the picture for shared links in each language. */
async function writeSharePictures({ getNodesByType }: ParentSpanPluginArgs) {
	const [site] = getNodesByType("SiteYaml") as unknown as Site[];
	if (!site) return;
	fs.mkdirSync(path.join(folder, "share"), { recursive: true });
	for (const { code } of languages) {
		// Without 4:4:4, the edges of colored letters blur.
		await sharp(path.join("content", imageIn(site.share, code)))
			.resize(shareWidth, shareHeight)
			.jpeg({ quality: 86, chromaSubsampling: "4:4:4" })
			.toFile(path.join(folder, sharePath(code)));
	}
}

/** Completes the built site: pictures for shared links, policy and preloads, headers of the hosts. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
	await writeSharePictures(args);
	patchPages(folder);
	const warn = (message: string) => args.reporter.warn(message);
	await writeHostFiles(folder, { ...hostingOrigins(process.env), nginxFolder: generatedFolder, warn });
};
