import type { GatsbyBrowser } from "gatsby";
import { I18nProvider, type PageContext } from "../../src/i18n/i18n-provider";
import { ErrorBoundary } from "../../src/layout/errors/error-boundary";
import { Layout } from "../../src/layout/layout";

type PageData = { locales?: Queries.LocalesFragment };

/** Wraps every page in the layout. The outer boundary catches errors of the layout, the inner one those of the page. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({
	element,
	props: { data, pageContext, location },
}) => {
	const { locales } = (data ?? {}) as PageData;
	// Gatsby's own 404 page of `npm run develop` has no strings of the site.
	if (!locales && process.env.NODE_ENV === "development") return element;
	const { i18n } = pageContext as PageContext;
	const resetKey = location.key ?? location.pathname;
	return (
		<I18nProvider language={i18n.language} locales={locales} page={i18n.originalPath}>
			<ErrorBoundary resetKey={resetKey}>
				<Layout location={location} originalPath={i18n.originalPath} pageLanguages={i18n.languages}>
					<ErrorBoundary resetKey={resetKey}>{element}</ErrorBoundary>
				</Layout>
			</ErrorBoundary>
		</I18nProvider>
	);
};
