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

type WidePicture = ShowcaseProps["content"]["sections"][number]["picture"]["wide"];

/** The shapes on large screens. `sizes` follows the widths in `showcase.module.css`. */
const shapes = {
	row: { className: styles.row, sizes: "min(60vw, 56rem)" },
	panorama: { className: styles.panorama, sizes: "min(97.5vw, 87rem)" },
	tile: { className: styles.tile, sizes: "(min-width: 64rem) min(44vw, 38rem), (min-width: 40rem) 46vw, 94vw" },
};

function shapeOf(wide: WidePicture) {
	const image = wide?.childImageSharp?.gatsbyImageData;
	if (!image) return shapes.tile;
	// The check allows 4:3 and 2:1.
	return image.width > 1.5 * image.height ? shapes.panorama : shapes.row;
}

/** Text and pictures, alternating sides. The shape of a section follows from its wide picture. */
export function Showcase({ content }: ShowcaseProps) {
	const { t, translate } = useTranslation("landing");
	return (
		<Section id="showcase" title={t("showcase.title")} lead={t("showcase.lead")}>
			<div className={styles.sections}>
				{content.sections.map(({ id, points, picture: { wide, narrow } }) => {
					const key = `showcase.sections.${id}`;
					const { className, sizes } = shapeOf(wide);
					return (
						<div key={id} className={className}>
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
									wide={wide ?? narrow}
									narrow={wide ? narrow : undefined}
									narrowMedia="(max-width: 63.99rem)"
									hasUpperPart
									sizes={sizes}
									alt={translate(`${key}.pictureAlt`)}
								/>
							</div>
						</div>
					);
				})}
			</div>
		</Section>
	);
}
