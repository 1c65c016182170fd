import { Icon } from "../../../components/icon/icon";
import { formatDate } from "../../../i18n/format";
import { useTranslation } from "../../../i18n/hooks";
import { Link } from "../../../i18n/link";
import { storiesPath } from "../../../lib/stories";
import * as styles from "./resources.module.css";

type NewestStoriesProps = { block: string; stories: Queries.StoryListFragment };

/** Cards of the newest stories, and a link to all of them. Without stories, that page does not exist. */
export function NewestStories({ block, stories: { nodes } }: NewestStoriesProps) {
	const { t, language } = useTranslation("common");
	if (nodes.length === 0) return null;
	return (
		<div>
			<ul className={styles.links}>
				{nodes.map(({ path, title, description, date }) => (
					<li key={path} className={styles.card}>
						<h4 className={styles.subtitle}>
							<Link to={path} className={styles.link} data-event={`${block} ${path}`}>
								{title}
							</Link>
							<Icon name="arrow-right" className={styles.arrow} />
						</h4>
						<p>{description}</p>
						{date && (
							<time dateTime={date} className={styles.address}>
								{formatDate(new Date(date), language)}
							</time>
						)}
					</li>
				))}
			</ul>
			<p className={styles.more}>
				<Link to={storiesPath}>{t("stories.all")}</Link>
			</p>
		</div>
	);
}
