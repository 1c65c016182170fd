import { useMemo, useRef } from "react";
import { useInView } from "../../../components/hooks/use-in-view";
import { useLazyModule } from "../../../components/hooks/use-lazy-module";
import type { PageLocation } from "../../../components/hooks/use-url";
import { Tabs } from "../../../components/tabs/tabs";
import { useTranslation } from "../../../i18n/hooks";
import { langAttribute } from "../../../i18n/lang-attribute";
import type { MarketCall } from "../api/use-market-call";
import { type Template, type TemplateDetail, teaserOf } from "../model";
import { CodePreview } from "./code-preview";
import * as styles from "./detail-view.module.css";
import { Info, type InfoProps } from "./info";
import { Scripts, ScriptsSkeleton } from "./scripts";
import * as scriptStyles from "./scripts.module.css";
import { useTabHash } from "./use-tab-hash";

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
	const { ref: previewRef, inView } = useInView<HTMLDivElement>("0px");
	const highlighter = useLazyModule(loadHighlighter, tab === "scripts" || inView);
	const tabsRef = useRef<HTMLDivElement>(null);
	const teaser = useMemo(() => teaserOf(template), [template]);

	const readAll = () => {
		selectTab("scripts");
		// The button disappears. The focus also scrolls to the beginning of the scripts.
		tabsRef.current?.querySelector<HTMLElement>('[role="tab"]:last-child')?.focus();
	};

	const info = (
		<>
			<Info
				description={template.description ?? ""}
				lang={langAttribute(teaser, language, template.lang)}
				snapshot={snapshot}
			/>
			<div ref={previewRef}>
				{tab === "info" && call.state !== "error" && (
					<CodePreview
						template={template}
						scripts={call.state === "ready" ? call.data.scripts : undefined}
						highlightLines={highlighter?.highlightLines}
						onReadAll={readAll}
					/>
				)}
			</div>
		</>
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
		<div ref={tabsRef}>
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
