import { type ComponentType, lazy, startTransition, useEffect, useState } from "react";
import { useLanguage } from "../i18n/page-language";
import { followLink, prefetchLink } from "./follow-link";
import { useWasPrerendered } from "./hooks/use-browser-value";
import { useInView } from "./hooks/use-in-view";
import { useLazyModule } from "./hooks/use-lazy-module";

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
		const part = await load().catch(() => undefined);
		return { default: part ?? MissingPart };
	});

	/** `lazy` remembers that the code could not be loaded; this reports it and tries again. */
	function MissingPart(props: Props) {
		const Part = useLazyModule(load, true);
		return Part ? <Part {...props} /> : null;
	}

	return function Island(props: Props) {
		const wasPrerendered = useWasPrerendered();
		// Gatsby sets `process.env.BUILD_STAGE` to `build-html` in the bundle that renders HTML.
		const isKept = wasPrerendered && process.env.BUILD_STAGE !== "build-html";
		const [Part, setPart] = useState<ComponentType<Props> | undefined>(isKept ? undefined : LazyPart);

		// On unmount: if the visitor returns, React needs the code, even offline or after a deployment.
		useEffect(() => preloadIslands, []);

		const render = (loaded: ComponentType<Props>) => startTransition(() => setPart(() => loaded));
		if (!Part) return <KeptHtml load={load} hydrate={hydrate} props={props} onReplace={render} />;
		return (
			<div>
				<Part {...props} />
			</div>
		);
	};
}

type KeptHtmlProps<Props extends object> = {
	load: () => Promise<ComponentType<Props>>;
	hydrate: "never" | "visible";
	/** The props of the component. */
	props: Props;
	/** Receives the component when it can take the place of the HTML. */
	onReplace: (Part: ComponentType<Props>) => void;
};

/** The prerendered HTML of an island, which loads the component when it is wanted. */
function KeptHtml<Props extends object>({ load, hydrate, props, onReplace }: KeptHtmlProps<Props>) {
	const { ref, inView } = useInView<HTMLDivElement>(nearby);
	const isChanged = useChanged({ ...props, language: useLanguage() });
	const Part = useLazyModule(load, isChanged || (hydrate === "visible" && inView));

	/** Not while the HTML has the focus, which would be lost. A change of props does not wait. */
	function replace(focused: Element | null) {
		if (Part && (isChanged || !ref.current?.contains(focused))) onReplace(Part);
	}
	useEffect(() => replace(document.activeElement));

	return (
		// biome-ignore lint/a11y: the links in the HTML are the controls; keyboards activate them by click events, too
		<div
			ref={hydrate === "visible" ? ref : undefined}
			onClick={followLink}
			onPointerOver={prefetchLink}
			// If the visitor goes to another window, `relatedTarget` is null and the element stays active.
			onBlur={({ relatedTarget }) => replace((relatedTarget as Element | null) ?? document.activeElement)}
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: hydration keeps the HTML as it is
			dangerouslySetInnerHTML={{ __html: "" }}
		/>
	);
}

/** Whether a value differs from the one of the first render. */
function useChanged(values: Record<string, unknown>): boolean {
	const [first] = useState(values);
	const names = Object.keys({ ...first, ...values });
	return names.some((name) => !Object.is(values[name], first[name]));
}
