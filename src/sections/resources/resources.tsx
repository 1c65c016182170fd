import { graphql } from "gatsby";
import { useCopy, useTranslation } from "../../i18n/use-copy";
import { Section } from "../../ui/section/section";
import type { SectionProps } from "../registry";
import { kinds, type ResourceBlock } from "./kinds";
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

/** About us, FAQ, Contact us, Blogs and Privacy policy: what the footer's links lead to. */
export function Resources({ content }: SectionProps) {
	const { t } = useTranslation("landing");
	return (
		<Section id="resources" title={t("resources.title")} lead={t("resources.lead")}>
			<div className={styles.blocks}>
				{content.resources.blocks.map((block) => (
					<Block key={block.id} block={block} />
				))}
			</div>
		</Section>
	);
}

function Block({ block }: { block: ResourceBlock }) {
	const copy = useCopy("landing");
	const Kind = kinds[block.kind];
	return (
		<section id={block.id} aria-labelledby={`${block.id}-title`} className={styles.block}>
			<h3 id={`${block.id}-title`} className={styles.title}>
				{copy(`resources.blocks.${block.id}.title`)}
			</h3>
			<Kind block={block} />
		</section>
	);
}
