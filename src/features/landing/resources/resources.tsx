import { graphql } from "gatsby";
import type { ComponentType } from "react";
import { Icon } from "../../../components/icon/icon";
import { Section } from "../../../components/section/section";
import { useTranslation } from "../../../i18n/hooks";
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

type ResourcesProps = { content: Queries.ResourcesContentFragment };

/** The blocks that the footer links to. */
export function Resources({ content }: ResourcesProps) {
	const { t, translate } = useTranslation("landing");
	return (
		<Section id="resources" title={t("resources.title")} lead={t("resources.lead")}>
			<div className={styles.blocks}>
				{content.blocks.map((block) => {
					const Items = itemsByKind[block.kind];
					const key = `resources.blocks.${block.id}`;
					return (
						<section key={block.id} id={block.id} aria-labelledby={`${block.id}_title`} className={styles.block}>
							<h3 id={`${block.id}_title`} className={styles.title}>
								{translate(`${key}.title`)}
							</h3>
							<Items block={block} text={(item, part) => translate(`${key}.items.${item}.${part}`)} />
						</section>
					);
				})}
			</div>
		</Section>
	);
}

type ResourceBlock = ResourcesProps["content"]["blocks"][number];
type ItemsProps = { block: ResourceBlock; text: (item: string, part: "title" | "text") => string };

/** The items of a block, by its `kind` in `content/resources.yaml`. */
const itemsByKind: Record<Queries.ResourcesYamlBlocksKind, ComponentType<ItemsProps>> = {
	prose: Prose,
	questions: Questions,
	links: Links,
};

function Prose({ block, text }: ItemsProps) {
	return (
		<div className={styles.prose}>
			{block.items.map(({ id, titled }) => (
				<div key={id}>
					{titled && <h4 className={styles.subtitle}>{text(id, "title")}</h4>}
					<p>{text(id, "text")}</p>
				</div>
			))}
		</div>
	);
}

function Questions({ block, text }: ItemsProps) {
	return (
		<div>
			{block.items.map(({ id }) => (
				<details key={id} id={`${block.id}-${id}`} className={styles.question}>
					<summary className={styles.summary}>
						{text(id, "title")}
						<Icon name="chevron-down" className={styles.arrow} />
					</summary>
					<p className={styles.answer}>{text(id, "text")}</p>
				</details>
			))}
		</div>
	);
}

const mailto = "mailto:";

/** The address of an email link, without a subject. */
const addressOf = (url: string) => url.slice(mailto.length).replace(/\?.*/, "");

function Links({ block, text }: ItemsProps) {
	return (
		<ul className={styles.links}>
			{block.items.map(({ id, url }) => (
				<li key={id} className={styles.card}>
					<h4 className={styles.subtitle}>
						<a href={url ?? undefined} className={styles.link} data-event={`${block.id} ${id}`}>
							{text(id, "title")}
						</a>
						<Icon name="arrow-up-right" className={styles.arrow} />
					</h4>
					<p>{text(id, "text")}</p>
					{url?.startsWith(mailto) && <p className={styles.address}>{addressOf(url)}</p>}
				</li>
			))}
		</ul>
	);
}
