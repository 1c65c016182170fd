import { useDeferredValue, useMemo } from "react";
import { useTranslation } from "../../../i18n/hooks";
import { useTemplates } from "../api/list-call";
import type { Template } from "../model";
import { TemplateGrid } from "./template-grid";
import { TemplateStates } from "./template-states";

export type TemplateListProps = {
	/** The first templates of the build's snapshot, shown until the list is loaded. */
	snapshot: readonly Template[];
	/** The maximum number of cards. */
	limit: number;
};

/** The templates of the market, in its order, below a heading of level 2. */
export function TemplateList({ snapshot, limit }: TemplateListProps) {
	const { t } = useTranslation("catalog");
	const call = useDeferredValue(useTemplates());
	const templates = call.state === "ready" ? call.data : snapshot;
	const shown = useMemo(() => templates.slice(0, limit), [templates, limit]);
	const status = call.state === "ready" ? t("list.count", { count: templates.length }) : undefined;
	return (
		<TemplateStates call={call} level={3} skeletons={limit} status={status}>
			{shown.length > 0 && <TemplateGrid templates={shown} level={3} />}
		</TemplateStates>
	);
}
