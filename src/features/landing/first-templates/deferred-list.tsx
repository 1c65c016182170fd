import { type FocusEvent, startTransition, useCallback, useEffect, useState } from "react";
import { useWasPrerendered } from "../../../components/hooks/use-hydrated";
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
 * The list of templates. The prerendered HTML stays until it is less than one viewport away and nothing in it has the focus; then
 * React renders the list.
 *
 * Not `<Suspense>`: React removes the HTML of a boundary whose code is not loaded when the visitor follows a link to a section.
 */
export function DeferredList(props: TemplateListProps) {
	const isPrerendered = useWasPrerendered();
	const [isKept, setIsKept] = useState(isPrerendered);
	const { ref, inView } = useInView<HTMLDivElement>("100% 0px");
	const isLoaded = Boolean(useLazyModule(loadList, isPrerendered && inView));

	const replaceHtml = useCallback(
		(focused: Element | null) => {
			if (isLoaded && !ref.current?.contains(focused)) startTransition(() => setIsKept(false));
		},
		[isLoaded, ref],
	);
	useEffect(() => replaceHtml(document.activeElement), [replaceHtml]);

	// If the visitor goes to another window, `relatedTarget` is null and the element stays active.
	const onBlur = ({ relatedTarget }: FocusEvent) =>
		replaceHtml((relatedTarget as Element | null) ?? document.activeElement);

	return (
		<PrerenderedHtml isKept={isKept} ref={ref} load={loadList} onBlur={onBlur}>
			<TemplateList {...props} />
		</PrerenderedHtml>
	);
}
