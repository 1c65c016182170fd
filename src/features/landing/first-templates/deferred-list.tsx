import { type FocusEvent, startTransition, useEffect, useState } from "react";
import { useIsPrerendered } from "../../../components/hooks/use-hydrated";
import { useInView } from "../../../components/hooks/use-in-view";
import { useLazyModule } from "../../../components/hooks/use-lazy-module";
import { lazyPart } from "../../../components/lazy-part";
import { PrerenderedHtml } from "../../../components/prerendered-html";
import type { TemplateListProps } from "../../catalog/list/template-list";
// The styles of the list.
import "../../../components/badge/badge.module.css";
import "../../../components/message/message.module.css";
import "../../../components/reveal/reveal.module.css";
import "../../../components/skeleton/skeleton.module.css";
import "../../catalog/card/template-card.module.css";
import "../../catalog/list/template-grid.module.css";
import "../../catalog/no-script.module.css";
import "../../catalog/refresh-failed.module.css";

const loadList = () => import("../../catalog/list/template-list").then((module) => module.TemplateList);
const TemplateList = lazyPart(loadList);

/**
 * The list of templates. On a first visit, it replaces its prerendered HTML when that is a viewport away and does not have the
 * focus.
 *
 * Not `<Suspense>`: React removes the HTML of a boundary whose code is not loaded when the visitor follows a link to a section.
 */
export function DeferredList(props: TemplateListProps) {
	const isPrerendered = useIsPrerendered();
	const [isReplaced, setIsReplaced] = useState(!isPrerendered);
	const { ref, inView } = useInView<HTMLDivElement>("100% 0px");
	const isLoaded = useLazyModule(loadList, isPrerendered && inView) !== undefined;

	useEffect(() => {
		if (isLoaded && !ref.current?.contains(document.activeElement)) startTransition(() => setIsReplaced(true));
	}, [isLoaded, ref]);

	function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
		// In another window, the element keeps the focus.
		const focused = (relatedTarget as Element | null) ?? document.activeElement;
		if (isLoaded && !currentTarget.contains(focused)) startTransition(() => setIsReplaced(true));
	}

	if (!isReplaced && process.env.BUILD_STAGE !== "build-html") {
		return <PrerenderedHtml key="html" ref={ref} load={loadList} onBlur={onBlur} />;
	}
	return (
		<div key="list">
			<TemplateList {...props} />
		</div>
	);
}
