import { navigate } from "gatsby";
import { type ComponentType, lazy, type MouseEvent, useEffect } from "react";
import { useIsPrerendered } from "./hooks/use-hydrated";
import { useInView } from "./hooks/use-in-view";
import { reportMissing, useLazyModule } from "./hooks/use-lazy-module";

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Only `preloadLateParts` reads it. */
const loaders = new Set<() => Promise<unknown>>();

/** Loads the code of all late parts, for pages that the visitor is about to open. */
export function preloadLateParts() {
	for (const load of loaders) load().catch(() => {});
}

const Missing = () => null;

/**
 * A part of a page whose code is not among the first scripts. Its prerendered HTML is not hydrated and needs no code. React
 * loads the code for a page that a link opens, and shows the previous page until then. The CSS must be imported by the page:
 * Gatsby inlines that of the page's own modules.
 *
 * Not `<Suspense>`: each navigation, also to a hash, would remove the HTML of boundaries whose code is not loaded.
 * @param interactive replaces the prerendered HTML with the component when it is a viewport away
 */
export function latePart<Props extends object>(load: Load<Props>, { interactive = false } = {}) {
	loaders.add(load);
	const Part = lazy(async () => ({ default: (await load().catch(reportMissing)) ?? Missing }));

	return function LatePart(props: Props) {
		const isPrerendered = useIsPrerendered();
		const { ref, inView } = useInView<HTMLDivElement>({ rootMargin: "100% 0px" });
		const isLoaded = useLazyModule(load, interactive && isPrerendered && inView) !== undefined;
		// The visitor leaves the page. Going back needs the code, also offline or after a deployment.
		useEffect(() => () => void load().catch(() => {}), []);
		if (process.env.BUILD_STAGE === "build-html" || isLoaded || !isPrerendered) {
			return (
				<div key="part">
					<Part {...props} />
				</div>
			);
		}
		return (
			// biome-ignore lint/a11y: the links in the HTML are the controls; keyboards activate them by click events, too
			<div
				key="html"
				ref={interactive ? ref : undefined}
				onClick={followLink}
				suppressHydrationWarning
				// biome-ignore lint/security/noDangerouslySetInnerHtml: hydration keeps the HTML as it is
				dangerouslySetInnerHTML={{ __html: "" }}
			/>
		);
	};
}

/** Opens a page of this site without loading the document, like Gatsby's `Link`. */
function followLink(event: MouseEvent) {
	const link = (event.target as Element).closest("a");
	const isPlain = event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
	if (!link || !isPlain || link.target || link.origin !== window.location.origin) return;
	event.preventDefault();
	void navigate(link.pathname + link.search + link.hash);
}
