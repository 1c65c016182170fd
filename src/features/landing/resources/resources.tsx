import { graphql } from "gatsby";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../components/icon/icon";
import { Section } from "../../../components/section/section";
import { useDynamicTranslation } from "../../../i18n/hooks";
import * as styles from "./resources.module.css";

export const query = graphql`
	fragment ResourcesContent on ResourcesYaml {
		blocks {
			id
			kind
			items {
				id
				titled
				url
			}
		}
	}
`;

export type ResourcesProps = { content: Queries.ResourcesContentFragment };

/** The blocks that the footer links to. */
export function Resources({ content }: ResourcesProps) {
	const { t } = useTranslation("landing");
	return (
		<Section id="resources" title={t("resources.title")} lead={t("resources.lead")}>
			<div className={styles.blocks}>
				{content.blocks.map((block) => (
					<Block key={block.id} block={block} />
				))}
			</div>
		</Section>
	);
}

type BlockProps = { block: ResourcesProps["content"]["blocks"][number] };

function Block({ block }: BlockProps) {
	const translate = useDynamicTranslation("landing");
	const Items = itemsByKind[block.kind];
	return (
		<section id={block.id} aria-labelledby={`${block.id}-title`} className={styles.block}>
			<h3 id={`${block.id}-title`} className={styles.title}>
				{translate(`resources.blocks.${block.id}.title`)}
			</h3>
			<Items block={block} />
		</section>
	);
}

/** The items of a block, by its `kind` in `content/resources.yaml`. */
const itemsByKind: Record<Queries.ResourceKind, ComponentType<BlockProps>> = {
	prose: Prose,
	questions: Questions,
	links: Links,
};

function useItemTranslation(blockId: string) {
	const translate = useDynamicTranslation("landing");
	return (item: string, part: "title" | "text") => translate(`resources.blocks.${blockId}.items.${item}.${part}`);
}

function Prose({ block }: BlockProps) {
	const translateItem = useItemTranslation(block.id);
	return (
		<div className={styles.prose}>
			{block.items.map(({ id, titled }) => (
				<div key={id}>
					{titled && <h4 className={styles.subtitle}>{translateItem(id, "title")}</h4>}
					<p>{translateItem(id, "text")}</p>
				</div>
			))}
		</div>
	);
}

function Questions({ block }: BlockProps) {
	const translateItem = useItemTranslation(block.id);
	return (
		<div>
			{block.items.map(({ id }) => (
				<details key={id} className={styles.question}>
					<summary className={styles.summary}>
						{translateItem(id, "title")}
						<Icon name="chevron-down" className={styles.arrow} />
					</summary>
					<p className={styles.answer}>{translateItem(id, "text")}</p>
				</details>
			))}
		</div>
	);
}

function Links({ block }: BlockProps) {
	const translateItem = useItemTranslation(block.id);
	return (
		<ul className={styles.links}>
			{block.items.map(({ id, url }) => (
				<li key={id} className={styles.card}>
					<h4 className={styles.subtitle}>
						<a href={url ?? undefined} className={styles.link} data-event={`${block.id} ${id}`}>
							{translateItem(id, "title")}
						</a>
						<Icon name="arrow-up-right" className={styles.arrow} />
					</h4>
					<p>{translateItem(id, "text")}</p>
				</li>
			))}
		</ul>
	);
}
