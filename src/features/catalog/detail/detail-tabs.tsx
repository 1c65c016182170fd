import { useMemo } from "react";
import { useLazyModule } from "../../../components/hooks/use-lazy-module";
import { Tabs } from "../../../components/tabs/tabs";
import { useTranslation } from "../../../i18n/hooks";
import { textLanguage } from "../../../i18n/text-language";
import type { MarketCall } from "../api/use-market-call";
import { type Template, type TemplateDetail, teaserOf } from "../model";
import * as styles from "./detail-view.module.css";
import { Info, type InfoProps } from "./info";
import { Scripts, ScriptsSkeleton } from "./scripts";
import * as scriptStyles from "./scripts.module.css";
import { type PageLocation, useTabHash } from "./use-tab-hash";

export type DetailTabsProps = {
	template: Template;
	call: MarketCall<TemplateDetail>;
	snapshot: InfoProps["snapshot"];
	location: PageLocation;
	/** Whether the page was opened with the template in the cache. */
	fromCache: boolean;
};

const loadHighlighter = () => import("./highlight-code");

/** The tabs Info (the default) and Scripts. */
export function DetailTabs({ template, call, snapshot, location, fromCache }: DetailTabsProps) {
	const { t, language } = useTranslation("template");
	const { tab, isOpen, isLinked, selectTab, toggleScript } = useTabHash(location, fromCache);
	const highlighter = useLazyModule(loadHighlighter, tab === "scripts");
	const teaser = useMemo(() => teaserOf(template), [template]);
	const info = (
		<Info
			description={template.description ?? ""}
			lang={textLanguage(teaser, language, template.lang)}
			snapshot={snapshot}
		/>
	);
	const scripts = call.state === "ready" && (
		<Scripts
			scripts={call.data.scripts}
			isOpen={isOpen}
			onToggle={toggleScript}
			focusOpen={isLinked}
			lang={template.lang}
			highlightLines={highlighter?.highlightLines}
		/>
	);
	return (
		<div className={styles.tabs}>
			<Tabs
				label={t("tabsLabel")}
				selected={tab}
				onSelect={selectTab}
				panelClassName={styles.panel}
				tabs={[
					{ id: "info", label: t("info"), panel: info },
					{
						id: "scripts",
						label: t("scripts", { count: template.scriptCount }),
						panel: (
							<>
								{scripts}
								{call.state === "error" && <p className={scriptStyles.empty}>{t("error.text")}</p>}
								{call.state === "loading" && <ScriptsSkeleton count={template.scriptCount} />}
							</>
						),
					},
				]}
			/>
		</div>
	);
}
