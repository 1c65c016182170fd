import { useMemo } from "react";
import { useTranslation } from "../../i18n/use-copy";
import { useTemplates } from "../api/templates";
import { TemplateGrid } from "./template-grid";
import { TemplateStates } from "./template-states";

export type TemplateListProps = {
	/** At most so many cards; all of them by default. */
	limit?: number;
	/** The level of the cards' headings. */
	level: 2 | 3;
};

/** The templates of the market, in its order. */
export function TemplateList({ limit, level }: TemplateListProps) {
	const { t } = useTranslation("market");
	const call = useTemplates();
	const templates = call.state === "ready" ? call.data : call.state === "loading" ? call.part : undefined;
	const listed = useMemo(
		() => templates?.slice(0, limit).map((template, index) => ({ template, index })),
		[templates, limit],
	);
	const status = call.state === "ready" ? t("list.count", { count: call.data.length }) : undefined;
	return (
		<TemplateStates call={call} level={level} waiting={limit} status={status}>
			{listed && <TemplateGrid templates={listed} level={level} />}
		</TemplateStates>
	);
}
