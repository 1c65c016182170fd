import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { analyticsOf } from "../deploy/analytics";
import { finishSite } from "../deploy/finish-site";
import { hosts } from "../market/api/host";

/** Only a build comes here: develop has no policy, which its hot reload could not live with. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
	const { GATSBY_MARKET_ENV, GATSBY_AVATAR_HOSTS = "", MARKET_UPSTREAM } = process.env;
	await finishSite(path.resolve("public"), {
		market: hosts[GATSBY_MARKET_ENV || "production"]?.replace(/\/+$/, ""),
		pictures: GATSBY_AVATAR_HOSTS.split(" ").map((host) => host.replace(/\/+$/, "")),
		analytics: analyticsOf(process.env),
		upstream: MARKET_UPSTREAM?.replace(/\/+$/, ""),
		nginxFolder: path.resolve("deploy/nginx/generated"),
	});
};
