import fs from "node:fs";
import path from "node:path";
import { contentSecurityPolicy, type PolicySources, withPolicy } from "./content-security-policy";
import { nginxMaps } from "./nginx/nginx-config";
import { isPage, precompress, removeCompressed, siteFiles, writeIfChanged } from "./site-files";
import { headersFile, routingFiles } from "./static-hosts";

export type HostingOptions = PolicySources & {
	/** The folder for the nginx files. It must be outside the site, so that they are not served. */
	nginxFolder: string;
	/** The static host for which the site is built. It compresses files itself. */
	host?: keyof typeof routingFiles;
	/** The origins that the editor calls, if the site contains one. */
	editorHosts?: string[];
};

/** Prepares a built site for every host: adds the policy to the pages, writes the host files and compresses the text files. */
export async function writeHostFiles(
	folder: string,
	{ nginxFolder, host, editorHosts, ...sources }: HostingOptions,
): Promise<void> {
	const pages = siteFiles(folder)
		.filter(isPage)
		.map((name) => path.join(folder, name));
	const read = (file: string) => fs.readFileSync(file, "utf8");
	// One page in memory at a time: a catalog has thousands.
	function* html() {
		for (const file of pages) yield read(file);
	}
	const policy = contentSecurityPolicy(html(), sources);
	for (const file of pages) writeIfChanged(file, withPolicy(read(file), policy));
	// For an unknown host, Netlify's file is written, which others ignore.
	for (const [name, files] of Object.entries(routingFiles)) {
		for (const [file, write] of Object.entries(files)) {
			if (name === (host ?? "netlify")) writeIfChanged(path.join(folder, file), write());
			else fs.rmSync(path.join(folder, file), { force: true });
		}
	}
	writeIfChanged(path.join(folder, "_headers"), headersFile(siteFiles(folder), policy, editorHosts));
	writeIfChanged(path.join(nginxFolder, "maps.conf"), nginxMaps(policy, editorHosts));
	if (host) removeCompressed(folder);
	else await precompress(folder);
}
