import { Link } from "../../i18n/link";
import * as styles from "./breadcrumb.module.css";

export type Crumb = {
	id: string;
	text: string;
	/** The language of the text, if it is not that of the page. */
	lang?: string;
	/** A path without its language prefix. The current page has none. */
	to?: string;
};

export type BreadcrumbProps = {
	label: string;
	/** From the home page to the current page. */
	trail: Crumb[];
	/** Adds schema.org microdata, for pages without prerendered JSON-LD. */
	microdata?: boolean;
};

const item = (type: string) => ({ itemScope: true, itemType: `https://schema.org/${type}` });

export function Breadcrumb({ label, trail, microdata = false }: BreadcrumbProps) {
	return (
		<nav aria-label={label} className={styles.breadcrumb}>
			<ol className={styles.list} {...(microdata && item("BreadcrumbList"))}>
				{trail.map(({ id, text, lang, to }, index) => {
					const name = microdata ? <span itemProp="name">{text}</span> : text;
					return (
						<li
							key={id}
							lang={lang}
							className={styles.item}
							aria-current={index === trail.length - 1 ? "page" : undefined}
							{...(microdata && { itemProp: "itemListElement", ...item("ListItem") })}
						>
							{to === undefined ? (
								name
							) : (
								<Link to={to} itemProp={microdata ? "item" : undefined}>
									{name}
								</Link>
							)}
							{microdata && <meta itemProp="position" content={String(index + 1)} />}
						</li>
					);
				})}
			</ol>
		</nav>
	);
}
