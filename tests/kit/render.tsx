import { configure, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { wrapPageElement } from "gatsby-plugin-react-i18next/gatsby-browser";
import { type ReactElement, useState } from "react";
import { SWRConfig } from "swr";
import { Formats } from "../../src/i18n/formats";
import { defaultLanguage, type LanguageCode, languages } from "../../src/i18n/languages";
import { localizedPath } from "../../src/i18n/paths";
import { readLocale } from "./content";

// A busy machine is no reason to fail.
configure({ asyncUtilTimeout: 5_000 });

const namespaces = ["common", "landing", "market", "pricing"];

export type RenderOptions = { language?: LanguageCode; path?: string };

/** The page's props as Gatsby and the i18n plugin give them, with the real locale files. */
function pageProps({ language = defaultLanguage, path = "/" }: RenderOptions) {
	const edges = namespaces.map((ns) => ({ node: { ns, language, data: readLocale(language, ns) } }));
	const i18n = {
		language,
		languages: languages.map(({ code }) => code),
		defaultLanguage,
		originalPath: path,
		routed: language !== defaultLanguage,
		path: localizedPath(path, language),
	};
	return { data: { locales: { edges } }, pageContext: { language, i18n }, location: { pathname: i18n.path } };
}

/** What each language says about itself, as the layout gets it. */
export const languageCopies = languages.map(({ code }) => ({ language: code, data: readLocale(code, "language") }));

function Fresh({ children }: { children: ReactElement }) {
	const [cache] = useState(() => new Map());
	return <SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>{children}</SWRConfig>;
}

const i18nOptions = { redirect: false, i18nextOptions: { defaultNS: "common", interpolation: { escapeValue: false } } };

/** Renders inside the real i18n provider and an empty SWR cache. `user` acts as a visitor does. */
export function renderPage(element: ReactElement, options: RenderOptions = {}) {
	const wrap = (inner: ReactElement) => (
		<Fresh>{wrapPageElement({ element: <Formats>{inner}</Formats>, props: pageProps(options) }, i18nOptions)}</Fresh>
	);
	const user = userEvent.setup();
	const view = render(wrap(element));
	return { user, ...view, rerender: (inner: ReactElement) => view.rerender(wrap(inner)) };
}
