import { graphql } from "gatsby";
import { Icon } from "../../../components/icon/icon";
import { Picture } from "../../../components/picture/picture";
import { Section } from "../../../components/section/section";
import { useTranslation } from "../../../i18n/hooks";
import * as styles from "./showcase.module.css";

export const query = graphql`
	fragment ShowcaseContent on ShowcaseYaml {
		sections {
			id
			points
			picture {
				exampleData
				wide(language: $language) {
					...WidePicture
				}
				narrow(language: $language) {
					...NarrowPicture
				}
			}
		}
	}
`;

type ShowcaseProps = { content: Queries.ShowcaseContentFragment };

/** Texts and pictures, alternating sides: of three, the first is as wide as the page, and the others are tiles with narrow pictures. */
export function Showcase({ content }: ShowcaseProps) {
	const { t, translate } = useTranslation("landing");
	return (
		<Section id="showcase" title={t("showcase.title")}>
			<div className={styles.rows}>
				{content.sections.map(({ id, points, picture: { wide, narrow, exampleData } }, index) => {
					const key = `showcase.sections.${id}`;
					const isTile = index % 3 > 0;
					return (
						<div key={id} className={isTile ? styles.tile : styles.row}>
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
							<div className={styles.picture}>
								<Picture
									wide={isTile ? narrow : wide}
									narrow={isTile ? undefined : narrow}
									narrowMedia="(max-width: 63.99rem)"
									alt={translate(`${key}.pictureAlt`)}
									caption={exampleData ? t("exampleData") : undefined}
								/>
							</div>
						</div>
					);
				})}
			</div>
		</Section>
	);
}
