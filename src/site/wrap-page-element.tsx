import type { GatsbyBrowser } from "gatsby";
import { I18nProvider } from "../i18n/i18n-provider";
import { defaultLanguage, findLanguage } from "../i18n/languages";
import { ErrorBoundary } from "./errors/error-boundary";
import { Layout } from "./layout/layout";

type PageData = { locales?: Queries.LocalesFragment; languageCopies?: Queries.LanguageCopiesFragment };
type PageContext = { i18n?: { language: string; originalPath: string } };

/** Puts every page into the layout. The outer boundary answers for the layout itself, the inner one for the page. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => {
	const { locales, languageCopies } = (props.data ?? {}) as PageData;
	const { i18n } = props.pageContext as PageContext;
	const { location } = props;
	const visit = location.key ?? location.pathname;
	return (
		<I18nProvider
			language={findLanguage(i18n?.language)?.code ?? defaultLanguage}
			originalPath={i18n?.originalPath ?? location.pathname}
			locales={locales}
		>
			<ErrorBoundary visit={visit}>
				<Layout location={location} languageCopies={languageCopies?.nodes ?? []}>
					<ErrorBoundary visit={visit}>{element}</ErrorBoundary>
				</Layout>
			</ErrorBoundary>
		</I18nProvider>
	);
};
