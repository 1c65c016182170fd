import { navigate } from "gatsby";
import { type ComponentType, lazy, type MouseEvent, startTransition, useEffect, useState } from "react";
import { useLanguage } from "../i18n/hooks";
import { useWasPrerendered } from "./hooks/use-hydrated";
import { useInView } from "./hooks/use-in-view";
import { reportMissing, useLazyModule } from "./hooks/use-lazy-module";

/** One viewport above and below the visible one. */
const nearby = "100% 0px";

const loaders = new Set<() => Promise<unknown>>();

/** Loads the code of all islands. The page that the visitor is about to open may show some. */
export function preloadIslands() {
	for (const load of loaders) load().catch(() => {});
}

/**
 * A component whose code a first visit does not need: the browser keeps its prerendered HTML. What this saves is in
 * docs/performance.md.
 *
 * - The build renders it like any component, and gives the page its styles (`gatsby/patches/island-styles.ts`).
 * - On a first visit, React keeps the HTML. It loads the code and renders the component when a prop or the language
 *   changes and, with `hydrate: "visible"`, when the component is less than a viewport away.
 * - On a page that a link opens, and in develop, it is an ordinary component.
 *
 * With `hydrate: "never"`, the component has no state, effects, handlers, or refs; `npm run lint` checks this.
 * @param load `() => import("./part").then((module) => module.Part)`
 */
export function island<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
	{ hydrate }: { hydrate: "never" | "visible" },
) {
	loaders.add(load);
	// Without its code, the part is missing, instead of the whole page.
	const LazyPart = lazy(async () => {
		const part = await load().catch(reportMissing);
		return { default: part ?? MissingPart };
	});

	/** `lazy` remembers that the code could not be loaded; this tries again. */
	function MissingPart(props: Props) {
		const Part = useLazyModule(load, true);
		return Part ? <Part {...props} /> : null;
	}

	return function Island(props: Props) {
		const wasPrerendered = useWasPrerendered();
		const [isKept, setIsKept] = useState(wasPrerendered);
		const { ref, inView } = useInView<HTMLDivElement>(nearby);
		const isChanged = useChanged({ ...props, language: useLanguage() });
		const isWanted = isChanged || (hydrate === "visible" && inView);
		const LoadedPart = useLazyModule(load, wasPrerendered && isWanted);

		/** Replaces the HTML, but not while it has the focus, which would be lost. A change of props does not wait. */
		function replaceHtml(focused: Element | null) {
			const canReplace = isKept && LoadedPart && (isChanged || !ref.current?.contains(focused));
			if (canReplace) startTransition(() => setIsKept(false));
		}
		useEffect(() => replaceHtml(document.activeElement));

		// On unmount: if the visitor returns, React needs the code, even offline or after a deployment.
		useEffect(() => preloadIslands, []);

		// Gatsby sets `process.env.BUILD_STAGE` to `build-html` in the bundle that renders HTML.
		if (!isKept || process.env.BUILD_STAGE === "build-html") {
			const Part = LoadedPart ?? LazyPart;
			return (
				<div key="rendered">
					<Part {...props} />
				</div>
			);
		}
		return (
			// biome-ignore lint/a11y: the links in the HTML are the controls; keyboards activate them by click events, too
			<div
				key="kept"
				ref={hydrate === "visible" ? ref : undefined}
				onClick={followLink}
				// If the visitor goes to another window, `relatedTarget` is null and the element stays active.
				onBlur={({ relatedTarget }) => replaceHtml((relatedTarget as Element | null) ?? document.activeElement)}
				suppressHydrationWarning
				// biome-ignore lint/security/noDangerouslySetInnerHtml: hydration keeps the HTML as it is
				dangerouslySetInnerHTML={{ __html: "" }}
			/>
		);
	};
}

/** Whether a value differs from the one of the first render. */
function useChanged(values: Record<string, unknown>): boolean {
	const [first] = useState(values);
	const names = Object.keys({ ...first, ...values });
	return names.some((name) => !Object.is(values[name], first[name]));
}

/** Follows a link in kept HTML, if `Link` (`src/i18n/link.tsx`) rendered it: like Gatsby, without loading a document. */
function followLink(event: MouseEvent) {
	const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-site-link]");
	const opensElsewhere = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
	if (!link || opensElsewhere) return;
	event.preventDefault();
	const to = link.pathname + link.search + link.hash;
	void navigate(to, { replace: to === window.location.pathname });
}
