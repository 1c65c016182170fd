import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useTemplates } from "../api/templates";
import { TemplateGrid } from "./template-grid";
import { TemplateStates } from "./template-states";

export type TemplateListProps = {
	/** The maximum number of cards; all by default. */
	limit?: number;
	/** The level of the cards' headings. */
	level: 2 | 3;
};

/** The templates of the market, in its order. */
export function TemplateList({ limit, level }: TemplateListProps) {
	const { t } = useTranslation("catalog");
	const call = useTemplates();
	const templates = call.state === "ready" ? call.data : undefined;
	const shown = useMemo(() => templates?.slice(0, limit), [templates, limit]);
	const status = templates && t("list.count", { count: templates.length });
	return (
		<TemplateStates call={call} level={level} skeletons={limit} status={status}>
			{shown && <TemplateGrid templates={shown} level={level} />}
		</TemplateStates>
	);
}
