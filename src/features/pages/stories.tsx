import { graphql } from "gatsby";
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb";
import { formatDate } from "../../i18n/format";
import { useTranslation } from "../../i18n/hooks";
import { localizedPath } from "../../i18n/languages";
import { Link } from "../../i18n/link";
import { feedPath } from "../../lib/stories";
import * as pageStyles from "./content-page.module.css";
import * as styles from "./stories.module.css";

export const query = graphql`
	fragment StoryList on ContentPageConnection {
		nodes {
			path
			title
			description
			date
		}
	}
`;

/** The stories, with a link to their feed. */
export function Stories({ stories }: { stories: Queries.StoryListFragment }) {
	const { t, language } = useTranslation("common");
	const trail = [
		{ id: "home", text: t("breadcrumb.home"), to: "/" },
		{ id: "stories", text: t("stories.title") },
	];
	return (
		<div className={pageStyles.page}>
			<Breadcrumb label={t("breadcrumb.label")} trail={trail} />
			<h1 className={pageStyles.title}>{t("stories.title")}</h1>
			<p className={styles.lead}>{t("stories.lead")}</p>
			<ul className={styles.stories}>
				{stories.nodes.map(({ path, title, description, date }) => (
					<li key={path}>
						<h2 className={styles.title}>
							<Link to={path}>{title}</Link>
						</h2>
						{date && (
							<time dateTime={date} className={styles.date}>
								{formatDate(new Date(date), language)}
							</time>
						)}
						<p>{description}</p>
					</li>
				))}
			</ul>
			<p className={styles.feed}>
				<a href={localizedPath(feedPath, language)}>{t("stories.feed")}</a>
			</p>
		</div>
	);
}
