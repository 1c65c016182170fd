import type { GatsbyBrowser } from "gatsby";
import { Formats } from "../i18n/formats";
import { ErrorBoundary } from "./errors/error-boundary";
import { Layout } from "./layout/layout";

type PageData = { languageCopies?: Queries.LanguageCopiesFragment };

/** Puts every page into the layout. The outer boundary answers for the layout itself, the inner one for the page. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => {
	const { languageCopies } = (props.data ?? {}) as PageData;
	return (
		<Formats>
			<ErrorBoundary>
				<Layout location={props.location} languageCopies={languageCopies?.nodes ?? []}>
					<ErrorBoundary key={props.location.pathname}>{element}</ErrorBoundary>
				</Layout>
			</ErrorBoundary>
		</Formats>
	);
};
