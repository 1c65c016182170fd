// The function of Cloudflare Pages. It serves the client-only route for templates without a file, and the 404 page to every
// method under `/api/`. `static-hosts.ts` replaces SITE: the folders of templates, and the headers, which Cloudflare adds from
// _headers to files only.
const { folders, headers } = SITE;

export default {
	async fetch(request, { ASSETS }) {
		const url = new URL(request.url);
		const folder = folders.find((each) => url.pathname.startsWith(each));
		if (!folder) return ASSETS.fetch(new Request(url));
		const [, id, slash] = /^([^/]+)(\/?)$/.exec(url.pathname.slice(folder.length)) ?? [];
		// An encoded slash would name another file.
		const isFile = !/%2f|%5c/i.test(id);
		const response = isFile && (await ASSETS.fetch(request));
		if (response && (response.status !== 404 || !id)) return response;
		if (slash) return ASSETS.fetch(new Request(new URL(`${folder}[id]/`, url), request));
		return new Response(null, { status: 301, headers: { ...headers, location: `${url.pathname}/${url.search}` } });
	},
};
