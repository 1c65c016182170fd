import { Breadcrumb } from "../../components/breadcrumb/breadcrumb";
import { buttonClass } from "../../components/button/button";
import { formatDate } from "../../i18n/format";
import { useTranslation } from "../../i18n/hooks";
import { Link } from "../../i18n/link";
import { isStory, storiesPath } from "../../lib/stories";
import { useSite } from "../../lib/use-site";
import * as styles from "./content-page.module.css";
import { headingsOf, Prose } from "./prose";

/** Breadcrumb, heading, and prose of a page of `content/pages`, and a call to action. `data-page` is for the editor. */
export function ContentPageArticle({ page }: { page: Queries.ContentPageFieldsFragment }) {
	const { t, language } = useTranslation("common");
	const { registration } = useSite();
	const { title, date, name } = page;
	const headings = headingsOf(page);
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
			{headings.length >= 3 && (
				<nav aria-labelledby="page_contents" className={styles.contents}>
					<p id="page_contents">{t("contents")}</p>
					<ul>
						{headings.map(({ id, title: heading }) => (
							<li key={id}>
								<Link to={`${page.path}#${id}`}>{heading}</Link>
							</li>
						))}
					</ul>
				</nav>
			)}
			<div className={styles.prose}>
				<Prose page={page} />
			</div>
			<p className={styles.actions}>
				<a href={registration} className={buttonClass()} data-event="get-started page">
					{t("actions.getStarted")}
				</a>
				<Link to="/templates/" className={buttonClass({ variant: "secondary" })}>
					{t("actions.browseTemplates")}
				</Link>
			</p>
		</div>
	);
}
