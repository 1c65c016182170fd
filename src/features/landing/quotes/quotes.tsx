import { graphql } from "gatsby";
import { Section } from "../../../components/section/section";
import { useTranslation } from "../../../i18n/hooks";
import * as styles from "./quotes.module.css";

export const query = graphql`
	fragment QuotesContent on QuotesYaml {
		quotes {
			id
			link
			picture {
				childImageSharp {
					resize(width: 112, height: 112, cropFocus: ATTENTION, toFormat: WEBP) {
						src
					}
				}
			}
		}
	}
`;

/** What customers say, if there is a quote. */
export function Quotes({ content }: { content: Queries.QuotesContentFragment }) {
	const { t, translate } = useTranslation("landing");
	if (content.quotes.length === 0) return null;
	return (
		<Section id="quotes" title={t("quotes.title")}>
			<ul className={styles.quotes}>
				{content.quotes.map(({ id, link, picture }) => {
					const key = `quotes.items.${id}`;
					const portrait = picture?.childImageSharp?.resize?.src;
					const company = translate(`${key}.company`);
					return (
						<li key={id}>
							<figure className={styles.quote}>
								<blockquote className={styles.text}>{translate(`${key}.text`)}</blockquote>
								<figcaption className={styles.author}>
									{portrait && (
										<img src={portrait} alt="" width={56} height={56} className={styles.portrait} loading="lazy" />
									)}
									<div>
										<p className={styles.name}>{translate(`${key}.name`)}</p>
										<p>{translate(`${key}.role`)}</p>
										<p>{link ? <a href={link}>{company}</a> : company}</p>
									</div>
								</figcaption>
							</figure>
						</li>
					);
				})}
			</ul>
		</Section>
	);
}
