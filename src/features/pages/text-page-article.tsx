import { Breadcrumb } from "../../components/breadcrumb/breadcrumb";
import { formatDate } from "../../i18n/format";
import { useTranslation } from "../../i18n/hooks";
import { isStory, storiesPath } from "../../lib/stories";
import { Text } from "./text";
import * as styles from "./text-page.module.css";

/** Breadcrumb, heading and text of a page of `content/pages`. `data-page` is for the editor. */
export function TextPageArticle({ page }: { page: Queries.TextPageContentFragment }) {
	const { t, language } = useTranslation("common");
	const { title, date, name } = page;
	const trail = [
		{ id: "home", text: t("breadcrumb.home"), to: "/" },
		...(isStory(page) ? [{ id: "stories", text: t("stories.title"), to: storiesPath }] : []),
		{ id: "page", text: title },
	];
	return (
		<div className={styles.page} data-page={`${name}.${language}`}>
			<Breadcrumb label={t("breadcrumb.label")} trail={trail} />
			<h1 className={styles.title}>{title}</h1>
			{date && (
				<p className={styles.date}>
					<time dateTime={date}>{formatDate(new Date(date), language)}</time>
				</p>
			)}
			<div className={styles.text}>
				<Text page={page} />
			</div>
		</div>
	);
}
