import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { staticSection } from "../../components/static-section";
import { useTranslation } from "../../i18n/hooks";
import { htmlLang, localizedPath } from "../../i18n/languages";
import { siteUrl } from "../../seo/site-metadata";
import { breadcrumbList, byOrganization, type Node, StructuredData } from "../../seo/structured-data";
// The styles of the content: Gatsby inlines those that the page itself imports.
import "../../components/breadcrumb/breadcrumb.module.css";
import "../../components/picture/picture.module.css";
import "../../styles/code.css";
import "./text.module.css";
import "./text-page.module.css";

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

const Content = staticSection(() => import("./text-page-content.static").then((module) => module.TextPageContent));

export type TextPageProps = {
	page: Queries.TextPageContentFragment;
	/** Sections that follow the text. */
	children?: ReactNode;
};

/** A page of `content/pages`. */
export function TextPage({ page, children }: TextPageProps) {
	return (
		<>
			<TextPageStructuredData page={page} />
			<Content page={page} />
			{children}
		</>
	);
}

/** A page, or an article if it has a date. */
function textPageNode({ title, description, date, path, picture }: TextPageProps["page"], language: string): Node {
	const url = siteUrl + localizedPath(path, language);
	const image = picture?.childImageSharp?.resize?.src;
	const article = { "@type": "Article", headline: title, datePublished: date, author: byOrganization };
	return {
		...(date ? article : { "@type": "WebPage", name: title }),
		"@id": url,
		url,
		description,
		inLanguage: htmlLang(language),
		image: image ? siteUrl + image : undefined,
		isPartOf: { "@id": `${siteUrl}/#website` },
		publisher: byOrganization,
	};
}

function TextPageStructuredData({ page }: Pick<TextPageProps, "page">) {
	const { t, language } = useTranslation("common");
	if (process.env.BUILD_STAGE !== "build-html") return <StructuredData />;
	const trail = [
		{ name: t("breadcrumb.home"), path: "/" },
		{ name: page.title, path: page.path },
	];
	return <StructuredData nodes={[breadcrumbList(trail, language), textPageNode(page, language)]} />;
}
