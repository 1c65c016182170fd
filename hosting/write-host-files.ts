import fs from "node:fs";
import path from "node:path";
import { contentSecurityPolicy, type PolicySources, withPolicy } from "./content-security-policy";
import { nginxMaps, nginxRules } from "./nginx/nginx-config";
import { isPage, precompress, siteFiles } from "./site-files";
import { headersFile, ignoredHeaders, redirectsFile } from "./static-hosts";

export type HostingOptions = PolicySources & {
	/** The folder for the nginx files. It must be outside the site, so that they are not served. */
	nginxFolder: string;
	/** Receives what a host cannot do with this site. */
	warn: (message: string) => void;
};

/** Prepares a built site for every host: adds the policy to the pages, writes the host files and compresses the text files. */
export async function writeHostFiles(folder: string, { nginxFolder, warn, ...sources }: HostingOptions): Promise<void> {
	const files = siteFiles(folder);
	const pages = files.filter(isPage).map((name) => path.join(folder, name));
	const read = (file: string) => fs.readFileSync(file, "utf8");
	// One page in memory at a time: a catalog has thousands.
	function* html() {
		for (const file of pages) yield read(file);
	}
	const policy = contentSecurityPolicy(html(), sources);
	for (const file of pages) fs.writeFileSync(file, withPolicy(read(file), policy));
	const headers = headersFile(files, policy);
	const ignored = ignoredHeaders(headers);
	if (ignored) warn(ignored);
	fs.writeFileSync(path.join(folder, "_headers"), headers);
	fs.writeFileSync(path.join(folder, "_redirects"), redirectsFile());
	fs.mkdirSync(nginxFolder, { recursive: true });
	fs.writeFileSync(path.join(nginxFolder, "maps.conf"), nginxMaps(policy));
	fs.writeFileSync(path.join(nginxFolder, "rules.conf"), nginxRules());
	await precompress(folder);
}
