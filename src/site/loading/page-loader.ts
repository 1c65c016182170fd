/** A page as Gatsby has loaded it, or why it has not. */
export type Resources = { status?: string; page?: { webpackCompilationHash: string } };

/** What loads pages, and what fetches them ahead. */
export type PageLoader = {
	loadPage: (path: string) => Promise<Resources | undefined>;
	loadPageSync: (path: string, options?: object) => Resources | undefined;
	enqueue: (path: string) => void;
	hovering: (path: string) => void;
};

/** Gatsby's own, which it keeps at the window; undefined outside of a page that it runs. */
export const pageLoader = () => (window as unknown as { ___loader?: PageLoader }).___loader;
