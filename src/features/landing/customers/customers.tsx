import { graphql } from "gatsby";
import { useTranslation } from "../../../i18n/hooks";
import * as styles from "./customers.module.css";

export const query = graphql`
	fragment CustomersContent on CustomersYaml {
		customers {
			id
			link
			logo {
				publicURL
			}
		}
	}
`;

/** A row of logos, if there is one. */
export function Customers({ content }: { content: Queries.CustomersContentFragment }) {
	const { t, translate } = useTranslation("landing");
	if (content.customers.length === 0) return null;
	return (
		<section id="customer-logos" aria-labelledby="customer-logos_title" className={styles.section}>
			<h2 id="customer-logos_title" className={styles.title}>
				{t("customers.title")}
			</h2>
			<ul className={styles.logos}>
				{content.customers.map(({ id, link, logo }) => {
					const name = translate(`customers.names.${id}`);
					const image = <img src={logo.publicURL ?? undefined} alt={name} className={styles.logo} loading="lazy" />;
					return <li key={id}>{link ? <a href={link}>{image}</a> : image}</li>;
				})}
			</ul>
		</section>
	);
}
