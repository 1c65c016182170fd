import { useDeferredValue, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useTemplates } from "../api/list-call";
import type { Template } from "../model";
import { TemplateGrid } from "./template-grid";
import { TemplateStates } from "./template-states";

export type TemplateListProps = {
	/** The first templates of the build's snapshot, shown until the list is loaded. */
	snapshot: readonly Template[];
	/** The maximum number of cards. */
	limit: number;
	/** The level of the cards' headings. */
	level: 2 | 3;
};

/** The templates of the market, in its order. */
export function TemplateList({ snapshot, limit, level }: TemplateListProps) {
	const { t } = useTranslation("catalog");
	const call = useDeferredValue(useTemplates());
	const templates = call.state === "ready" ? call.data : snapshot;
	const shown = useMemo(() => templates.slice(0, limit), [templates, limit]);
	const status = t("list.count", { count: templates.length });
	return (
		<TemplateStates call={call} level={level} skeletons={limit} status={status}>
			{shown.length > 0 && <TemplateGrid templates={shown} level={level} />}
		</TemplateStates>
	);
}
