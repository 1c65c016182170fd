import type { ComponentType } from "react";
import { useWasPrerendered } from "./hooks/use-hydrated";
import { lazyPart } from "./lazy-part";
import { PrerenderedHtml } from "./prerendered-html";

const loaders = new Set<() => Promise<unknown>>();

/** Loads the code of all static sections. The page that the visitor is about to open may show some. */
export function preloadStaticSections() {
	for (const load of loaders) load().catch(() => {});
}

/**
 * A section of HTML and CSS alone, from a file `*.static.tsx`: no state, effects, event handlers or refs. What it
 * saves is in docs/performance.md, Static sections.
 *
 * - The build renders it like any component.
 * - On a first visit, React keeps its prerendered HTML, and does not need its code.
 * - On a page that a link opens, React loads its code and renders it.
 *
 * A plain `<a>` needs `rel="external"`, or a click may open it as a page of this site.
 * `npm run lint` checks the file and what it imports. A section with behavior is imported like any other component.
 */
export function staticSection<Props extends object>(load: () => Promise<ComponentType<Props>>) {
	loaders.add(load);
	const Section = lazyPart(load);

	return function StaticSection(props: Props) {
		const isPrerendered = useWasPrerendered();
		return (
			<PrerenderedHtml isKept={isPrerendered} load={load}>
				<Section {...props} />
			</PrerenderedHtml>
		);
	};
}
