type Load = (path: string, ...rest: unknown[]) => unknown;

/** What loads pages, and what fetches them ahead. */
export const loads = ["loadPage", "loadPageSync", "enqueue", "hovering"] as const;

export type PageLoader = Record<(typeof loads)[number], Load>;

/** Gatsby's own, which it keeps at the window; undefined outside of a page that it runs. */
export const pageLoader = () => (window as unknown as { ___loader?: PageLoader }).___loader;
