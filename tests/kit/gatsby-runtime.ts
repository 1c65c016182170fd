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

/** Page components by the name of their page: `/templates/` has `templates`. */
type Components = Record<string, () => Promise<unknown>>;

/**
 * Opens `/` in the installed Gatsby's own loader and navigation, for tests in Node.js. The window records each page that
 * Gatsby shows, each document that it asks the browser to load, and the entries of the history. No page is rendered.
 * @param patched whether gatsby/patches/navigation.ts is applied
 */
export function openGatsby(patched: boolean, components: Components) {
	const visits: string[] = [];
	const entries = ["/"];
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
			const name = /^\/page-data\/(\w+)\/page-data/.exec(url)?.[1];
			const page = { path: `/${name}/`, componentChunkName: name, result: {} };
			this.responseText = JSON.stringify(name ? page : { webpackCompilationHash: "build 1" });
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
	return { loader: window.___loader, location, navigate: window.___navigate, visits, entries };
}
