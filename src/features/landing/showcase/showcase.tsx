import { graphql } from "gatsby";
import { Icon } from "../../../components/icon/icon";
import { Picture } from "../../../components/picture/picture";
import { Section } from "../../../components/section/section";
import { useTranslation } from "../../../i18n/hooks";
import * as styles from "./showcase.module.css";

// No AVIF, which is slow to encode: the pictures are far below the first viewport.
export const query = graphql`
	fragment ShowcaseContent on ShowcaseYaml {
		sections {
			id
			points
			picture {
				exampleData
				wide(language: $language) {
					childImageSharp {
						gatsbyImageData(
							width: 780
							breakpoints: [480, 780, 1170, 1560, 2060]
							sizes: "clamp(48rem, 46vw, 55rem)"
						)
					}
				}
				narrow(language: $language) {
					...NarrowPicture
				}
			}
		}
	}
`;

type ShowcaseProps = { content: Queries.ShowcaseContentFragment };

/** Rows of text and picture, alternating sides. */
export function Showcase({ content }: ShowcaseProps) {
	const { t, translate } = useTranslation("landing");
	return (
		<Section id="showcase" title={t("showcase.title")}>
			<div className={styles.rows}>
				{content.sections.map(({ id, points, picture }) => {
					const key = `showcase.sections.${id}`;
					return (
						<div key={id} className={styles.row}>
							<div className={styles.text}>
								<h3 className={styles.title}>{translate(`${key}.title`)}</h3>
								<p className={styles.lead}>{translate(`${key}.text`)}</p>
								<ul className={styles.points}>
									{points.map((point) => (
										<li key={point} className={styles.point}>
											<Icon name="check" className={styles.check} />
											{translate(`${key}.points.${point}`)}
										</li>
									))}
								</ul>
							</div>
							<Picture
								wide={picture.wide}
								narrow={picture.narrow}
								narrowMedia="(max-width: 71.99rem)"
								alt={translate(`${key}.pictureAlt`)}
								caption={picture.exampleData ? t("exampleData") : undefined}
							/>
						</div>
					);
				})}
			</div>
		</Section>
	);
}
