import { navigate } from "gatsby";
import { useTranslation } from "../../i18n/use-copy";
import { Tabs } from "../../ui/tabs/tabs";
import type { TemplateDetail } from "../model";
import * as styles from "./detail-tabs.module.css";
import { Info } from "./info";
import { Scripts } from "./scripts";

const scriptsHash = "#scripts";

export type DetailTabsProps = { template: TemplateDetail; location: Location };

/** Info (the default) and Scripts. The open tab is kept in the address, so that a link and a change of language keep it. */
export function DetailTabs({ template, location }: DetailTabsProps) {
	const { t } = useTranslation("market");
	const { hash, pathname, search } = location;
	const select = (tab: "info" | "scripts") => {
		const to = pathname + search + (tab === "scripts" ? scriptsHash : "");
		navigate(to, { replace: true, state: { keepScroll: true } });
	};
	return (
		<div className={styles.tabs}>
			<Tabs
				label={t("detail.tabsLabel")}
				selected={hash === scriptsHash ? "scripts" : "info"}
				onSelect={select}
				panelClassName={styles.panel}
				tabs={[
					{ id: "info", label: t("detail.info"), panel: <Info html={template.description} /> },
					{
						id: "scripts",
						label: t("detail.scripts", { count: template.scriptCount }),
						panel: <Scripts scripts={template.scripts} />,
					},
				]}
			/>
		</div>
	);
}
