import type { GatsbyBrowser } from "gatsby";
import { Formats } from "../i18n/formats";
import { ErrorBoundary } from "./errors/error-boundary";
import { Layout } from "./layout/layout";

type PageData = { languageCopies?: Queries.LanguageCopiesFragment };

/** Puts every page into the layout. The outer boundary answers for the layout itself, the inner one for the page. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => {
	const { languageCopies } = (props.data ?? {}) as PageData;
	const { location } = props;
	const visit = location.key ?? location.pathname;
	return (
		<Formats>
			<ErrorBoundary visit={visit}>
				<Layout location={location} languageCopies={languageCopies?.nodes ?? []}>
					<ErrorBoundary visit={visit}>{element}</ErrorBoundary>
				</Layout>
			</ErrorBoundary>
		</Formats>
	);
};
