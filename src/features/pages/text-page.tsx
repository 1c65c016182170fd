import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb";
import { staticSection } from "../../components/static-section";
import { formatDate } from "../../i18n/format";
import { useTranslation } from "../../i18n/hooks";
import * as styles from "./text-page.module.css";
import { TextPageStructuredData } from "./text-page-structured-data";
import { textProps } from "./text-props";
// The styles of the text: Gatsby inlines those that the page itself imports.
import "../../components/picture/picture.module.css";
import "../../styles/code.css";
import "./text.module.css";

export const query = graphql`
	fragment TextPageContent on ContentPage {
		...PageText
		description
		date
		listed
		sections
		picture(language: $language) {
			childImageSharp {
				resize(width: 1200, height: 630, cropFocus: ATTENTION, quality: 86, toFormat: JPG) {
					src
				}
			}
		}
	}
`;

const Text = staticSection(() => import("./text.static").then((module) => module.Text));

export type TextPageProps = {
	page: Queries.TextPageContentFragment;
	/** Sections that follow the text. */
	children?: ReactNode;
};

/** A page of `content/pages`. */
export function TextPage({ page, children }: TextPageProps) {
	const { t, language } = useTranslation("common");
	const { title, date, path, name } = page;
	const trail = [
		{ id: "home", text: t("breadcrumb.home"), to: "/" },
		{ id: "page", text: title },
	];
	return (
		<>
			<TextPageStructuredData page={page} />
			<div className={styles.page} data-page={`${name}.${language}`}>
				<Breadcrumb label={t("breadcrumb.label")} trail={trail} />
				<h1 className={styles.title}>{title}</h1>
				{date && (
					<p className={styles.date}>
						<time dateTime={date}>{formatDate(new Date(date), language)}</time>
					</p>
				)}
				<div className={styles.text}>
					<Text {...textProps(page)} path={path} />
				</div>
			</div>
			{children}
		</>
	);
}
