import { useTranslation } from "../../../i18n/hooks";
import { useTemplates } from "../api/list-call";
import type { Template } from "../model";
import { TemplateGrid } from "./template-grid";
import { TemplateStates } from "./template-states";

/** The snapshot is shown until the list is loaded. */
export type TemplateListProps = { snapshot: readonly Template[]; limit: number };

/** The first templates of the market, below a heading of level 2. */
export function TemplateList({ snapshot, limit }: TemplateListProps) {
	const { t } = useTranslation("catalog");
	const call = useTemplates();
	const templates = (call.state === "ready" ? call.data : snapshot).slice(0, limit);
	const status = call.state === "ready" ? t("list.count", { count: templates.length }) : undefined;
	return (
		<TemplateStates call={call} level={3} skeletons={limit} status={status}>
			{templates.length > 0 && <TemplateGrid templates={templates} level={3} />}
		</TemplateStates>
	);
}
