import type { GatsbyBrowser } from "gatsby";
import { I18nProvider, type PageContext } from "../i18n/i18n-provider";
import { defaultLanguage, findLanguage, languages } from "../i18n/languages";
import { ErrorBoundary } from "./errors/error-boundary";
import { Layout } from "./layout";

const allLanguages = languages.map(({ code }) => code);

type PageData = { locales?: Queries.LocalesFragment };

/** Wraps every page in the layout. The outer boundary catches errors of the layout, the inner one those of the page. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({
	element,
	props: { data, pageContext, location },
}) => {
	const { locales } = (data ?? {}) as PageData;
	// Undefined on pages that the i18n plugin did not create: Gatsby's own 404 page in develop.
	const { i18n } = pageContext as Partial<PageContext>;
	const resetKey = location.key ?? location.pathname;
	return (
		<I18nProvider language={findLanguage(i18n?.language)?.code ?? defaultLanguage} locales={locales}>
			<ErrorBoundary resetKey={resetKey}>
				<Layout
					location={location}
					originalPath={i18n?.originalPath ?? location.pathname}
					pageLanguages={i18n?.languages ?? allLanguages}
				>
					<ErrorBoundary resetKey={resetKey}>{element}</ErrorBoundary>
				</Layout>
			</ErrorBoundary>
		</I18nProvider>
	);
};
