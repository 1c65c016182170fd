import { Link } from "../../i18n/link";
import * as styles from "./breadcrumb.module.css";

type Crumb = {
	id: string;
	text: string;
	/** The language of the text, if it is not that of the page. */
	lang?: string;
	/** A path without its language prefix. The current page has none. */
	to?: string;
};

/** @param trail from the home page to the current page */
export function Breadcrumb({ label, trail }: { label: string; trail: Crumb[] }) {
	return (
		<nav aria-label={label} className={styles.breadcrumb}>
			<ol className={styles.list}>
				{trail.map(({ id, text, lang, to }, index) => (
					<li
						key={id}
						lang={lang}
						className={styles.item}
						aria-current={index === trail.length - 1 ? "page" : undefined}
					>
						{to === undefined ? text : <Link to={to}>{text}</Link>}
					</li>
				))}
			</ol>
		</nav>
	);
}
