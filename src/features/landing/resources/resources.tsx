import { graphql } from "gatsby";
import type { ComponentType } from "react";
import { Icon } from "../../../components/icon/icon";
import { Section } from "../../../components/section/section";
import { useTranslation } from "../../../i18n/hooks";
import { ContentLink } from "../../../i18n/link";
import { useLanguage } from "../../../i18n/page-language";
import { Prose } from "../../pages/prose";
import { NewestStories } from "./newest-stories";
import { PageBlock } from "./page-block";
import * as styles from "./resources.module.css";

export const query = graphql`
	fragment ResourcesContent on ResourcesYaml {
		blocks {
			id
			kind
			contentPage(language: $language) {
				...PageProse
				description
			}
			items {
				id
				titled
				page
				contentPage(language: $language) {
					...PageProse
				}
				url
				to
				languages
			}
		}
	}
`;

type ResourcesProps = { content: Queries.ResourcesContentFragment; stories: Queries.StoryListFragment };
type Item = NonNullable<ResourcesProps["content"]["blocks"][number]["items"]>[number];

/** The blocks that the footer links to. */
export function Resources({ content, stories }: ResourcesProps) {
	const { t, translate } = useTranslation("landing");
	return (
		<Section id="resources" title={t("resources.title")} lead={t("resources.lead")}>
			<div className={styles.blocks}>
				{content.blocks.map(({ id, kind, items, contentPage }) => {
					const key = `resources.blocks.${id}`;
					const title = (
						<h3 id={`${id}_title`} className={styles.title}>
							{translate(`${key}.title`)}
						</h3>
					);
					if (kind === "page") return contentPage && <PageBlock key={id} id={id} title={title} page={contentPage} />;
					const Items = itemsByKind[kind];
					return (
						<section key={id} id={id} aria-labelledby={`${id}_title`} className={styles.block} data-kind={kind}>
							{title}
							<Items
								block={id}
								// Without those whose page lacks the language.
								items={items?.filter(({ page, contentPage }) => !page || contentPage) ?? []}
								stories={stories}
								titleOf={({ id, contentPage }) => contentPage?.title ?? translate(`${key}.items.${id}.title`)}
								paragraphOf={({ id }) => translate(`${key}.items.${id}.text`)}
							/>
						</section>
					);
				})}
			</div>
		</Section>
	);
}

type ItemsProps = {
	block: string;
	items: readonly Item[];
	stories: Queries.StoryListFragment;
	titleOf: (item: Item) => string;
	paragraphOf: (item: Item) => string;
};

/** The items of a block, by its `kind` in `content/resources.yaml`. */
const itemsByKind: Record<Exclude<Queries.ResourcesYamlBlocksKind, "page">, ComponentType<ItemsProps>> = {
	prose: Paragraphs,
	questions: Questions,
	links: Links,
	stories: NewestStories,
};

/** The prose of the item's page, or a paragraph. `data-page` is for the editor. */
function ItemProse({ item, paragraphOf }: Pick<ItemsProps, "paragraphOf"> & { item: Item }) {
	const language = useLanguage();
	const { contentPage: page } = item;
	if (!page) return <p>{paragraphOf(item)}</p>;
	return (
		<div data-page={`${page.name}.${language}`} className={styles.pageProse}>
			<Prose page={page} headingShift={2} />
		</div>
	);
}

function Paragraphs({ items, titleOf, paragraphOf }: ItemsProps) {
	return (
		<div className={styles.prose}>
			{items.map((item) => (
				<div key={item.id}>
					{item.titled && <h4 className={styles.subtitle}>{titleOf(item)}</h4>}
					<ItemProse item={item} paragraphOf={paragraphOf} />
				</div>
			))}
		</div>
	);
}

function Questions({ block, items, titleOf, paragraphOf }: ItemsProps) {
	return (
		<div className={styles.questions}>
			{items.map((item) => (
				<details key={item.id} id={`${block}-${item.id}`} className={styles.question}>
					<summary className={styles.summary}>
						{titleOf(item)}
						<Icon name="chevron-down" className={styles.arrow} />
					</summary>
					<div className={styles.answer}>
						<ItemProse item={item} paragraphOf={paragraphOf} />
					</div>
				</details>
			))}
		</div>
	);
}

const mailto = "mailto:";

/** The address of an email link, without a subject. */
const addressOf = (url: string) => url.slice(mailto.length).replace(/\?.*/, "");

function Links({ block, items, titleOf, paragraphOf }: ItemsProps) {
	return (
		<ul className={styles.links}>
			{items.map((item) => {
				const { id, url, to, languages } = item;
				const link = { className: styles.link, "data-event": `${block} ${id}`, children: titleOf(item) };
				return (
					<li key={id} className={styles.card}>
						<h4 className={styles.subtitle}>
							{to ? <ContentLink to={to} languages={languages} {...link} /> : <a href={url ?? undefined} {...link} />}
							<Icon name={to ? "arrow-right" : "arrow-up-right"} className={styles.arrow} />
						</h4>
						<p>{paragraphOf(item)}</p>
						{url?.startsWith(mailto) && <p className={styles.address}>{addressOf(url)}</p>}
					</li>
				);
			})}
		</ul>
	);
}
