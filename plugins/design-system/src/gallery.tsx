import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "../../../src/i18n/use-copy";
import { CardSkeleton } from "../../../src/market/card/card-skeleton";
import { TemplateCard } from "../../../src/market/card/template-card";
import { notify } from "../../../src/site/toasts/notify";
import { AccordionRow } from "../../../src/ui/accordion/accordion";
import { Badge } from "../../../src/ui/badge/badge";
import { Breadcrumb } from "../../../src/ui/breadcrumb/breadcrumb";
import { Button } from "../../../src/ui/button/button";
import { Icon, type IconName } from "../../../src/ui/icon/icon";
import { shapes } from "../../../src/ui/icon/shapes";
import { Message } from "../../../src/ui/message/message";
import { Section } from "../../../src/ui/section/section";
import { Segmented } from "../../../src/ui/segmented/segmented";
import { Skeleton } from "../../../src/ui/skeleton/skeleton";
import { Tabs } from "../../../src/ui/tabs/tabs";
import { forceStates } from "./force-states";
import * as styles from "./gallery.module.css";

const forced = [undefined, "hover", "focus-visible", "active"];

/** The same part as it is, hovered, focused and pressed. */
function States({ children }: { children: ReactNode }) {
	return (
		<div className={styles.states}>
			{forced.map((state) => (
				<div key={state ?? "default"} data-force={state} className={styles.state}>
					<code>{state ?? "default"}</code>
					{children}
				</div>
			))}
		</div>
	);
}

function Part({ name, children }: { name: string; children: ReactNode }) {
	return (
		<Section id={name} title={name}>
			<div className={styles.part}>{children}</div>
		</Section>
	);
}

/** Every part of `src/ui` in every state, in the page's language; in `npm run develop` only. */
export function Gallery() {
	const { t } = useTranslation("market");
	const { t: tTemplate } = useTranslation("template");
	const { t: tCommon } = useTranslation("common");
	const [tab, setTab] = useState<"info" | "scripts">("info");
	const [choice, setChoice] = useState<"created" | "updated">("created");
	const [open, setOpen] = useState(true);
	useEffect(forceStates, []);
	const start = tCommon("actions.getStarted");
	const template = { id: "7", title: t("title"), description: t("lead"), scriptCount: 5 };
	return (
		<div className={styles.gallery}>
			<h1>{tCommon("brand.name")}</h1>
			<Part name="Button">
				{(["primary", "secondary", "quiet"] as const).map((variant) => (
					<States key={variant}>
						<Button variant={variant}>{start}</Button>
						<Button variant={variant} aria-disabled="true">
							{start}
						</Button>
					</States>
				))}
				<Button size="small">{start}</Button> <Button>{start}</Button> <Button size="large">{start}</Button>
			</Part>
			<Part name="Badge">
				<Badge>{t("title")}</Badge> <Badge tone="accent">{t("card.price")}</Badge>{" "}
				<Badge tone="live">{t("card.free")}</Badge>
			</Part>
			<Part name="Card">
				<States>
					<TemplateCard template={template} index={0} />
				</States>
				<CardSkeleton />
			</Part>
			<Part name="Tabs">
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
			</Part>
			<Part name="Segmented">
				<States>
					<Segmented
						label={t("card.price")}
						value={choice}
						onChange={setChoice}
						options={[
							{ value: "created", label: tTemplate("created") },
							{ value: "updated", label: tTemplate("updated") },
						]}
					/>
				</States>
			</Part>
			<Part name="Accordion">
				<States>
					<AccordionRow title={t("title")} open={open} onToggle={() => setOpen(!open)}>
						<p>{t("lead")}</p>
					</AccordionRow>
				</States>
			</Part>
			<Part name="Breadcrumb">
				<Breadcrumb
					label={tCommon("breadcrumb.label")}
					trail={[
						{ id: "home", text: tCommon("breadcrumb.home"), to: "/" },
						{ id: "leaf", text: t("title") },
					]}
				/>
			</Part>
			<Part name="Skeleton">
				<Skeleton lines={3} />
			</Part>
			<Part name="Message">
				<Message title={t("list.error.title")} text={t("list.error.text")} level={3}>
					<Button>{tCommon("actions.tryAgain")}</Button>
				</Message>
			</Part>
			<Part name="Toast">
				<Button onClick={() => notify(t("toasts.listFailed"))}>{t("toasts.listFailed")}</Button>
			</Part>
			<Part name="Icon">
				{(Object.keys(shapes) as IconName[]).map((name) => (
					<Icon key={name} name={name} />
				))}
			</Part>
		</div>
	);
}
