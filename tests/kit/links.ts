import type { APIRequestContext } from "@playwright/test";

/** The internal link targets among the addresses: path and query, each once. */
export function internalPaths(hrefs: string[], origin: string): string[] {
	const internal = hrefs.filter((href) => href.startsWith(`${origin}/`)).map((href) => new URL(href));
	return [...new Set(internal.map(({ pathname, search }) => pathname + search))];
}

/** The paths that respond with a redirect or an error. */
export async function findNonOk(request: APIRequestContext, paths: Iterable<string>): Promise<string[]> {
	const results = [...paths].map(async (path) => {
		const status = (await request.get(path, { maxRedirects: 0 })).status();
		return status === 200 ? [] : [`${path} has status ${status}`];
	});
	return (await Promise.all(results)).flat();
}
