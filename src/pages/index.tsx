import { graphql, type HeadProps, type PageProps } from "gatsby";
import { VisuallyHidden } from "../components/visually-hidden/visually-hidden";
import * as styles from "../features/landing/landing.module.css";
import { LandingStructuredData } from "../features/landing/landing-structured-data";
import { LandingSection } from "../features/landing/sections";
import type { PageContext } from "../i18n/i18n-provider";
import { useStringReader } from "../i18n/page-language";
import { stringReader } from "../i18n/string-reader";
import { HeadTags } from "../seo/head-tags";
import { sharePicture } from "../seo/site-metadata";

export const query = graphql`
	query LandingPage($language: String!) {
		...LandingLocales
		...LandingContent
	}
`;

export function Head({ data, pageContext }: HeadProps<Queries.LandingPageQuery, PageContext>) {
	const { language, originalPath } = pageContext.i18n;
	const readString = stringReader(language, data.locales);
	return (
		<HeadTags
			language={language}
			readString={readString}
			title={readString("landing", "metaTitle")}
			description={readString("landing", "metaDescription")}
			path={originalPath}
			share={sharePicture(language, readString)}
		/>
	);
}

export default function LandingPage({ data, location }: PageProps<Queries.LandingPageQuery>) {
	const readString = useStringReader();
	// The layout needs the file, too.
	const landing = data.site?.landing ?? [];
	return (
		<>
			{data.plans && <LandingStructuredData plans={data.plans} />}
			{!landing.includes("hero") && (
				<h1>
					<VisuallyHidden>{readString("landing", "metaTitle")}</VisuallyHidden>
				</h1>
			)}
			{/* The hero has space for the header. */}
			{landing[0] !== "hero" && <div className={styles.headerSpace} />}
			{landing.map((name) => (
				<LandingSection key={name} name={name} content={data} location={location} />
			))}
		</>
	);
}
