import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { generatedFolder } from "../hosting/nginx";
import { prepareSite } from "../hosting/prepare-site";
import { hostingOrigins } from "./environment";

/** Runs in builds only: the policy blocks hot reload. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
	await prepareSite(path.resolve("public"), { ...hostingOrigins(process.env), nginxFolder: generatedFolder });
};
