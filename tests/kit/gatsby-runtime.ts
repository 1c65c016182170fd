type Loader = {
	loadPage: (path: string) => Promise<{ page?: unknown } | undefined>;
	loadPageSync: (path: string, options?: object) => { page?: unknown } | undefined;
};

type ProdLoader = Loader & { setApiRunner: (runner: () => []) => void };

type LoaderModule = {
	ProdLoader: new (asyncRequires: { components: object }, matchPaths: []) => ProdLoader;
	setLoader: (loader: ProdLoader) => void;
	publicLoader: Loader;
};

export type RuntimeOptions = {
	/** Whether gatsby/patches/navigation.ts is applied. */
	patched: boolean;
	/** The page components of the open build, by the name of their page: `/templates/` has `templates`. */
	components: Record<string, () => Promise<unknown>>;
	/** The build on the server, undefined when it does not answer. The open page belongs to `build 1`. */
	serverBuild: string | undefined;
};

/**
 * Opens `/` in the installed Gatsby's own loader and navigation, for tests in Node.js. The window records each page that
 * Gatsby shows, each document that it asks the browser to load, and the entries of the history. No page is rendered.
 */
export function openGatsby({ patched, components, serverBuild }: RuntimeOptions) {
	const visits: string[] = [];
	const entries = ["/"];
	const requests: string[] = [];
	const location = {
		pathname: "/",
		search: "",
		hash: "",
		assign: (to: string) => visits.push(`document ${to}`),
		reload: () => visits.push(`document ${location.pathname}`),
	};
	const show = (replaced: number) => (_state: unknown, _title: string, to: string | undefined) => {
		if (to === undefined) return;
		visits.push(`page ${to}`);
		entries.splice(entries.length - replaced, replaced, to);
		location.pathname = to.replace(/[?#].*/, "");
	};
	const window = {
		get location() {
			return location;
		},
		set location(to: unknown) {
			visits.push(`document ${to}`);
		},
		history: { state: null, pushState: show(0), replaceState: show(1) },
		document: { createElement: () => ({}) },
		addEventListener: () => {},
		___webpackCompilationHash: "build 1",
		___loader: {} as Loader,
		___navigate: (_to: string, _options?: { replace: boolean }) => {},
	};
	class XMLHttpRequest {
		readyState = 4;
		status = 200;
		responseText = "";
		onreadystatechange = () => {};
		open(_method: string, url: string) {
			requests.push(url);
			const name = /^\/page-data\/(\w+)\/page-data/.exec(url)?.[1];
			const page = { path: `/${name}/`, componentChunkName: name, result: {} };
			this.status = name || serverBuild ? 200 : 0;
			this.responseText = JSON.stringify(name ? page : { webpackCompilationHash: serverBuild });
		}
		send() {
			this.onreadystatechange();
		}
	}
	Object.assign(globalThis, { window, location, navigator: {}, XMLHttpRequest });
	jest.resetModules();
	const { ProdLoader, setLoader, publicLoader }: LoaderModule = require("gatsby/cache-dir/loader");
	const prodLoader = new ProdLoader({ components }, []);
	prodLoader.setApiRunner(() => []);
	setLoader(prodLoader);
	window.___loader = publicLoader;
	require("gatsby/cache-dir/navigation").init();
	if (patched) {
		const patches: typeof import("../../gatsby/patches/navigation") = require("../../gatsby/patches/navigation");
		patches.ignoreQueries();
		patches.keepHistoryEntries();
		patches.onInitialClientRender();
	}
	return { loader: window.___loader, prodLoader, location, navigate: window.___navigate, requests, visits, entries };
}
