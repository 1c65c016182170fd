import { graphql } from "gatsby";
import { Section } from "../../../components/section/section";
import { useTranslation } from "../../../i18n/hooks";
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

export function Features({ content }: { content: Queries.FeaturesContentFragment }) {
	const { t, translate } = useTranslation("landing");
	return (
		<Section id="features" title={t("features.title")} lead={t("features.lead")}>
			<ul className={styles.grid}>
				{content.features.map(({ id, icon }) => (
					<li key={id} className={styles.feature}>
						<img src={icon.publicURL ?? undefined} alt="" width={40} height={40} loading="lazy" />
						<h3 className={styles.title}>{translate(`features.items.${id}.title`)}</h3>
						<p className={styles.text}>{translate(`features.items.${id}.text`)}</p>
					</li>
				))}
			</ul>
		</Section>
	);
}
