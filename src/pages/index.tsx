import { graphql, type HeadProps, type PageProps } from "gatsby";
import { VisuallyHidden } from "../components/visually-hidden/visually-hidden";
import * as styles from "../features/landing/landing.module.css";
import { LandingStructuredData } from "../features/landing/landing-structured-data";
import { isComplete, LandingSection } from "../features/landing/sections";
import { useTranslation } from "../i18n/hooks";
import type { PageContext } from "../i18n/i18n-provider";
import { PageHead } from "../seo/page-head";

export const query = graphql`
	query LandingPage($language: String!) {
		locales: allLocale(
			sort: { ns: ASC }
			filter: { ns: { in: ["common", "landing", "catalog", "pricing"] }, language: { eq: $language } }
		) {
			...Locales
		}
		...LandingContent
	}
`;

export const Head = (props: HeadProps<Queries.LandingPageQuery, PageContext>) => (
	<PageHead {...props} namespace="landing" titleKey="metaTitle" descriptionKey="metaDescription" share="landing" />
);

export default function LandingPage({ data: content }: PageProps<Queries.LandingPageQuery>) {
	const { t } = useTranslation("landing");
	if (!isComplete(content)) return null;
	const { landing } = content.site;
	return (
		<>
			<LandingStructuredData plans={content.plans} />
			{!landing.includes("hero") && (
				<h1>
					<VisuallyHidden>{t("metaTitle")}</VisuallyHidden>
				</h1>
			)}
			{/* The hero has space for the header. */}
			{landing[0] !== "hero" && <div className={styles.headerSpace} />}
			{landing.map((name) => (
				<LandingSection key={name} name={name} content={content} />
			))}
		</>
	);
}
