import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { AccordionRow } from "../../../src/components/accordion/accordion";
import { Badge } from "../../../src/components/badge/badge";
import { Breadcrumb } from "../../../src/components/breadcrumb/breadcrumb";
import { Button } from "../../../src/components/button/button";
import { Icon, type IconName } from "../../../src/components/icon/icon";
import { shapes } from "../../../src/components/icon/shapes";
import { Message } from "../../../src/components/message/message";
import { Section } from "../../../src/components/section/section";
import { Segmented } from "../../../src/components/segmented/segmented";
import { Skeleton } from "../../../src/components/skeleton/skeleton";
import { Tabs } from "../../../src/components/tabs/tabs";
import { notify } from "../../../src/components/toasts/notify";
import { TemplateCard } from "../../../src/features/catalog/card/template-card";
import { CardSkeleton } from "../../../src/features/catalog/list/template-grid-skeleton";
import { placeholderData } from "../../../src/features/catalog/placeholder-data";
import { forceStates } from "./force-states";
import * as styles from "./gallery.module.css";

const forcedStates = [undefined, "hover", "focus-visible", "active"];

/** The children in their default, hovered, focused and active state. */
function States({ children }: { children: ReactNode }) {
	return (
		<div className={styles.states}>
			{forcedStates.map((state) => (
				<div key={state ?? "default"} data-force={state} className={styles.state}>
					<code>{state ?? "default"}</code>
					{children}
				</div>
			))}
		</div>
	);
}

function Example({ name, children }: { name: string; children: ReactNode }) {
	return (
		<Section id={name} title={name}>
			<div className={styles.example}>{children}</div>
		</Section>
	);
}

/** All components in all states, in the page's language. Only `npm run develop` has this page. */
export function Gallery() {
	const { t } = useTranslation("catalog");
	const { t: tTemplate } = useTranslation("template");
	const { t: tCommon } = useTranslation("common");
	const [tab, setTab] = useState<"info" | "scripts">("info");
	const [open, setOpen] = useState(true);
	useEffect(forceStates, []);
	const start = tCommon("actions.getStarted");
	const template = {
		id: "7",
		title: t("title"),
		description: t("lead"),
		scriptCount: 5,
		index: 0,
		...placeholderData("7", 0),
	};
	return (
		<div className={styles.gallery}>
			<h1>{tCommon("brand.name")}</h1>
			<Example name="Button">
				{(["primary", "secondary", "quiet"] as const).map((variant) => (
					<States key={variant}>
						<Button variant={variant}>{start}</Button>
						<Button variant={variant} aria-disabled="true">
							{start}
						</Button>
					</States>
				))}
				<Button size="small">{start}</Button> <Button>{start}</Button> <Button size="large">{start}</Button>
			</Example>
			<Example name="Badge">
				<Badge>{t("title")}</Badge> <Badge tone="accent">{t("card.price")}</Badge>{" "}
				<Badge tone="live">{t("card.free")}</Badge>
			</Example>
			<Example name="Card">
				<States>
					<TemplateCard template={template} />
				</States>
				<CardSkeleton />
			</Example>
			<Example name="Tabs">
				<States>
					<Tabs
						label={tTemplate("tabsLabel")}
						selected={tab}
						onSelect={setTab}
						tabs={[
							{ id: "info", label: tTemplate("info"), panel: t("lead") },
							{ id: "scripts", label: tTemplate("scripts", { count: 3 }), panel: tTemplate("noScripts") },
						]}
					/>
				</States>
			</Example>
			<Example name="Segmented">
				<States>
					<Segmented
						label={t("card.price")}
						name="dates"
						options={[
							{ value: "created", label: tTemplate("created") },
							{ value: "updated", label: tTemplate("updated") },
						]}
					/>
				</States>
			</Example>
			<Example name="Accordion">
				<States>
					<AccordionRow title={t("title")} open={open} onToggle={() => setOpen(!open)}>
						<p>{t("lead")}</p>
					</AccordionRow>
				</States>
			</Example>
			<Example name="Breadcrumb">
				<Breadcrumb
					label={tCommon("breadcrumb.label")}
					trail={[
						{ id: "home", text: tCommon("breadcrumb.home"), to: "/" },
						{ id: "leaf", text: t("title") },
					]}
				/>
			</Example>
			<Example name="Skeleton">
				<Skeleton lines={3} />
			</Example>
			<Example name="Message">
				<Message title={t("list.error.title")} text={t("list.error.text")} level={3}>
					<Button>{tCommon("actions.tryAgain")}</Button>
				</Message>
			</Example>
			<Example name="Toast">
				<Button onClick={() => notify(t("toasts.listFailed"))}>{t("toasts.listFailed")}</Button>
			</Example>
			<Example name="Icon">
				{(Object.keys(shapes) as IconName[]).map((name) => (
					<Icon key={name} name={name} />
				))}
			</Example>
		</div>
	);
}
