import fs from "node:fs";
import path from "node:path";
import { contentSecurityPolicy, type Origins, withoutStyleAttributes, withPolicy } from "./content-security-policy";
import { headersFile, redirectsFile } from "./hosted";
import { nginxHeaders, nginxMaps } from "./nginx";
import { precompress } from "./precompress";
import { isPage, siteFiles } from "./site-files";

export type Finishing = Origins & {
	/** Where nginx's share is written: it belongs to the build and never lies in the site itself. */
	nginxFolder: string;
	/** The market that Netlify is to pass `/api` on to. */
	upstream?: string;
};

/** Writes only what changed: a file's time is part of its ETag. */
function writeChanged(file: string, text: string) {
	if (fs.existsSync(file) && fs.readFileSync(file, "utf8") === text) return;
	fs.writeFileSync(file, text);
}

/** Makes a built site ready to be served: policy into the pages, headers and routes for each target, compressed forms. */
export async function finishSite(folder: string, { nginxFolder, upstream, ...origins }: Finishing): Promise<void> {
	const pages = siteFiles(folder)
		.filter(isPage)
		.map((name) => path.join(folder, name))
		.map((file) => ({ file, html: withoutStyleAttributes(fs.readFileSync(file, "utf8")) }));
	const policy = contentSecurityPolicy(
		pages.map(({ html }) => html),
		origins,
	);
	for (const { file, html } of pages) writeChanged(file, withPolicy(html, policy));
	writeChanged(path.join(folder, "_redirects"), redirectsFile(upstream));
	writeChanged(path.join(folder, "_headers"), headersFile(siteFiles(folder), policy));
	fs.mkdirSync(nginxFolder, { recursive: true });
	writeChanged(path.join(nginxFolder, "maps.conf"), nginxMaps(policy));
	writeChanged(path.join(nginxFolder, "headers.conf"), nginxHeaders());
	await precompress(folder);
}
