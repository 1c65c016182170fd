import { policyOf } from "../../hosting/content-security-policy";
import { htmlLang, localizedPath } from "../../src/i18n/languages";
import type { RawResponse } from "./serve";

/** What a server answers to a URL: a redirect, or a page with its language. */
export type Answer = { url: string; status: number | undefined; location?: string; page?: string; lang?: string };

/** The page that Gatsby hydrates, and the language. */
export const pageOf = (html: string) => ({
	page: /data-path="([^"]*)"/.exec(html)?.[1],
	lang: /<html lang="([^"]*)"/.exec(html)?.[1],
});

/** Requests a URL as it is, and reads the answer. */
export async function answerTo(get: (url: string) => Promise<RawResponse>, url: string): Promise<Answer> {
	const { status, headers, body } = await get(url);
	if (headers.location !== undefined) return { url, status, location: headers.location };
	return { url, status, ...(policyOf(body) ? pageOf(body) : {}) };
}

/** The URLs of one language: each page has one; every other spelling redirects to it, or does not exist. */
export function urlCases(language: string): Answer[] {
	const at = (path: string) => localizedPath(path, language);
	const lang = htmlLang(language);
	const pages: [page: string, urls: string[]][] = [
		["/", ["/", "/?q=1"]],
		["/templates/", ["/templates/", "/templates/?q=%2F%2F..%2F"]],
		["/template/101/", ["/template/101/", "/template/101/?q=1"]],
		[
			"/template/[id]/",
			"5 api 404 template _headers a-b_C %D1%82 x%20y a%5Cb [id]".split(" ").map((id) => `/template/${id}/?q=1`),
		],
	];
	const redirects: [to: string, urls: string[]][] = [
		[
			"/templates/",
			(
				"/templates //templates/ /%74emplates/ /templates// /templates/index.html /templates%2f /templates/. /templates/%2e " +
				"/%2e/templates/ /x/../templates/ /template/../templates/ /template/..%2ftemplates/"
			).split(" "),
		],
		[
			"/templates/?q=1&r=%2F%2Fx",
			["/templates?q=1&r=%2F%2Fx", "/templates//?q=1&r=%2F%2Fx", "///%74emplates/?q=1&r=%2F%2Fx"],
		],
		["/template/5/", ["/template/5", "/template//5/", "//template/5/", "/template/%35/", "/%74emplate/5/"]],
		["/template/404/", ["/template/404"]],
		["/template/", ["/template/./", "/template/5/%2e%2e/"]],
		["/", ["/index.html", "//", "/templates/..", "/template/%2e%2e/"]],
	];
	const missing =
		"/nope /nope/ /admin/ /template/ /template/5/more/ /missing.js /404/ /404.html /templates%5c /.x /x/.git/config " +
		"/templates;x/ /template/[id]/index.html /%E0 /x%25/ /template/.x/";
	return [
		...pages.flatMap(([page, urls]) => urls.map((url) => ({ url: at(url), status: 200, page: at(page), lang }))),
		...redirects.flatMap(([to, urls]) => urls.map((url) => ({ url: at(url), status: 301, location: at(to) }))),
		...missing.split(" ").map((url) => ({ url: at(url), status: 404, page: at("/404.html"), lang })),
	];
}
