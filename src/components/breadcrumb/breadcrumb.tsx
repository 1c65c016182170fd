import { Link } from "../../i18n/link";
import * as styles from "./breadcrumb.module.css";

export type Crumb = {
	id: string;
	text: string;
	/** Where it leads: a path of the site without its language. */
	to?: string;
};

export type BreadcrumbProps = {
	label: string;
	/** From the home page to this one: links, and at the end the page itself as text. */
	trail: Crumb[];
	/** Whether search engines are told here, by microdata; a page whose HTML is built tells them in its head. */
	marked?: boolean;
};

const item = (type: string) => ({ itemScope: true, itemType: `https://schema.org/${type}` });

export function Breadcrumb({ label, trail, marked = false }: BreadcrumbProps) {
	return (
		<nav aria-label={label} className={styles.breadcrumb}>
			<ol className={styles.list} {...(marked && item("BreadcrumbList"))}>
				{trail.map(({ id, text, to }, index) => {
					const name = marked ? <span itemProp="name">{text}</span> : text;
					return (
						<li
							key={id}
							className={styles.item}
							aria-current={index === trail.length - 1 ? "page" : undefined}
							{...(marked && { itemProp: "itemListElement", ...item("ListItem") })}
						>
							{to === undefined ? (
								name
							) : (
								<Link to={to} itemProp={marked ? "item" : undefined}>
									{name}
								</Link>
							)}
							{marked && <meta itemProp="position" content={String(index + 1)} />}
						</li>
					);
				})}
			</ol>
		</nav>
	);
}
