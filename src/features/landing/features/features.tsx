import { graphql } from "gatsby";
import { useCopy, useTranslation } from "../../i18n/use-copy";
import { Section } from "../../ui/section/section";
import type { SectionProps } from "../registry";
import * as styles from "./features.module.css";

export const query = graphql`
	fragment FeaturesContent on FeaturesYaml {
		features {
			id
			icon {
				publicURL
			}
		}
	}
`;

export function Features({ content }: SectionProps) {
	const { t } = useTranslation("landing");
	const copy = useCopy("landing");
	return (
		<Section id="features" title={t("features.title")} lead={t("features.lead")}>
			<ul className={styles.grid}>
				{content.features.features.map(({ id, icon }) => (
					<li key={id} className={styles.feature}>
						<img src={icon.publicURL ?? undefined} alt="" width={40} height={40} loading="lazy" />
						<h3 className={styles.title}>{copy(`features.items.${id}.title`)}</h3>
						<p className={styles.text}>{copy(`features.items.${id}.text`)}</p>
					</li>
				))}
			</ul>
		</Section>
	);
}
