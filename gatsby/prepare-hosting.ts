import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { generatedFolder } from "../hosting/nginx";
import { prepareSite } from "../hosting/prepare-site";
import { hostingOrigins } from "./environment";
import { addPreloads } from "./preloads";

/** Runs in builds only: the policy blocks hot reload. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
	const folder = path.resolve("public");
	addPreloads(folder);
	await prepareSite(folder, { ...hostingOrigins(process.env), nginxFolder: generatedFolder });
};
