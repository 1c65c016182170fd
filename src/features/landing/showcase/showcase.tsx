import { graphql } from "gatsby";
import { useCopy, useTranslation } from "../../i18n/use-copy";
import { Icon } from "../../ui/icon/icon";
import { Picture } from "../../ui/picture/picture";
import { Section } from "../../ui/section/section";
import type { SectionProps } from "../registry";
import * as styles from "./showcase.module.css";

export const query = graphql`
	fragment ShowcaseContent on ShowcaseYaml {
		sections {
			id
			points
			picture {
				wide {
					childImageSharp {
						gatsbyImageData(
							width: 780
							breakpoints: [480, 780, 1170, 1560, 2060]
							sizes: "(min-width: 72rem) 48rem, 94vw"
							formats: [AUTO, AVIF, WEBP]
							placeholder: NONE
						)
					}
				}
				narrow {
					...NarrowPicture
				}
			}
		}
	}
`;

type ShowcaseSection = Queries.ShowcaseContentFragment["sections"][number];

export function Showcase({ content }: SectionProps) {
	const { t } = useTranslation("landing");
	return (
		<Section id="showcase" title={t("showcase.title")}>
			<div className={styles.rows}>
				{content.showcase.sections.map((section) => (
					<Row key={section.id} section={section} />
				))}
			</div>
		</Section>
	);
}

/** Text and picture side by side; every second one the other way round. */
function Row({ section }: { section: ShowcaseSection }) {
	const copy = useCopy("landing");
	const key = `showcase.sections.${section.id}`;
	return (
		<div className={styles.row}>
			<div className={styles.text}>
				<h3 className={styles.title}>{copy(`${key}.title`)}</h3>
				<p className={styles.lead}>{copy(`${key}.text`)}</p>
				<ul className={styles.points}>
					{section.points.map((point) => (
						<li key={point} className={styles.point}>
							<Icon name="check" className={styles.check} />
							{copy(`${key}.points.${point}`)}
						</li>
					))}
				</ul>
			</div>
			<Picture {...section.picture} alt={copy(`${key}.pictureAlt`)} />
		</div>
	);
}
