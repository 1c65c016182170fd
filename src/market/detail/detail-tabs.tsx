import { useDeferredValue, useRef, useState } from "react";
import { useTranslation } from "../../i18n/use-copy";
import { Tabs } from "../../ui/tabs/tabs";
import { useLoaded } from "../../ui/use-loaded";
import type { Script, Template } from "../model";
import * as styles from "./detail-tabs.module.css";
import { Info } from "./info";
import { Scripts } from "./scripts";
import { ScriptsSkeleton } from "./scripts-skeleton";
import { usePlace } from "./use-place";

export type DetailTabsProps = {
	template: Template;
	/** Undefined while they are on their way: what the list told of the template is shown already. */
	scripts: readonly Script[] | undefined;
	location: Location;
	/** The template came after the page: nobody could be led to its scripts before. */
	late: boolean;
};

const loadHighlighter = () => import("./code/highlight");
const loadTools = () => import("./tools/script-tools");
const noScripts: Script[] = [];

/** Info (the default) and Scripts. */
export function DetailTabs({ template, scripts, location, late }: DetailTabsProps) {
	const { t } = useTranslation("template");
	const { tab, row, visits, selectTab, toggleRow } = usePlace(scripts ?? noScripts, location);
	const [wrapped, setWrapped] = useState(false);
	const code = useRef<HTMLElement>(null);
	const highlighter = useLoaded(loadHighlighter, tab === "scripts");
	const tools = useLoaded(loadTools, tab === "scripts");
	// The tools follow when the code is there.
	const toolsRow = useDeferredValue(row);
	const open = scripts?.[toolsRow - 1];
	return (
		<div className={styles.tabs}>
			<Tabs
				label={t("tabsLabel")}
				selected={tab}
				onSelect={selectTab}
				panelClassName={styles.panel}
				tabs={[
					{ id: "info", label: t("info"), panel: <Info html={template.description} /> },
					{
						id: "scripts",
						label: t("scripts", { count: template.scriptCount }),
						panel: scripts ? (
							<Scripts
								scripts={scripts}
								row={row}
								onToggle={toggleRow}
								highlighter={highlighter}
								wrapped={wrapped}
								codeRef={code}
								ledBy={late || visits > 0 ? visits : undefined}
							/>
						) : (
							<ScriptsSkeleton count={template.scriptCount} />
						),
					},
				]}
			/>
			{tools && tab === "scripts" && open && open.code !== "" && (
				<tools.ScriptTools key={toolsRow} script={open} codeRef={code} wrapped={wrapped} onWrap={setWrapped} />
			)}
		</div>
	);
}
