import { useRef, useState } from "react";
import { useLazyModule } from "../../../components/hooks/use-lazy-module";
import { Tabs } from "../../../components/tabs/tabs";
import { useTranslation } from "../../../i18n/hooks";
import type { MarketCall } from "../api/use-market-call";
import type { Template, TemplateDetail } from "../model";
import { Info, type Prerendered } from "./info";
import { Scripts, ScriptsSkeleton } from "./scripts";
import * as scriptStyles from "./scripts.module.css";
import * as styles from "./template-detail.module.css";
import { useTabHash } from "./use-tab-hash";

export type DetailTabsProps = {
	template: Template;
	call: MarketCall<TemplateDetail>;
	/** The description of a prerendered page. */
	prerendered: Prerendered | undefined;
	location: Location;
	/** Whether the page was opened with the template in the cache. */
	fromCache: boolean;
};

const loadHighlighter = () => import("./highlight-code");
const loadTools = () => import("./script-tools");

/** The tabs Info (the default) and Scripts, with the tools of the open script. */
export function DetailTabs({ template, call, prerendered, location, fromCache }: DetailTabsProps) {
	const { t } = useTranslation("template");
	const scripts = call.state === "ready" ? call.data.scripts : undefined;
	const { tab, openIndex, isLinked, selectTab, toggleScript } = useTabHash(scripts, location, fromCache);
	const [wrapped, setWrapped] = useState(false);
	const codeRef = useRef<HTMLElement>(null);
	const highlighter = useLazyModule(loadHighlighter, tab === "scripts");
	const tools = useLazyModule(loadTools, tab === "scripts");
	const openScript = tab === "scripts" ? scripts?.[openIndex] : undefined;
	return (
		<div className={styles.tabs}>
			<Tabs
				label={t("tabsLabel")}
				selected={tab}
				onSelect={selectTab}
				panelClassName={styles.panel}
				tabs={[
					{
						id: "info",
						label: t("info"),
						panel: <Info description={template.description ?? ""} prerendered={prerendered} />,
					},
					{
						id: "scripts",
						label: t("scripts", { count: template.scriptCount }),
						panel: scripts ? (
							<Scripts
								scripts={scripts}
								openIndex={openIndex}
								onToggle={toggleScript}
								focusOpen={isLinked}
								codeRef={codeRef}
								highlightLines={highlighter?.highlightLines}
								wrapped={wrapped}
							/>
						) : call.state === "error" ? (
							<p className={scriptStyles.empty}>{t("error.text")}</p>
						) : (
							<ScriptsSkeleton count={template.scriptCount} />
						),
					},
				]}
			/>
			{tools && openScript?.code && (
				<tools.ScriptTools
					key={openIndex}
					script={openScript}
					codeRef={codeRef}
					wrapped={wrapped}
					onWrap={setWrapped}
				/>
			)}
		</div>
	);
}
