import { configure, type RenderOptions as Options, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactElement, useState } from "react";
import { SWRConfig } from "swr";
import { I18nProvider } from "../../src/i18n/i18n-provider";
import { defaultLanguage, type LanguageCode, languages } from "../../src/i18n/languages";
import { readLocale } from "./content";

// A busy machine is no reason to fail.
configure({ asyncUtilTimeout: 5_000 });

const namespaces = ["common", "find", "landing", "market", "pricing", "template"];

export type RenderOptions = Pick<Options, "onCaughtError"> & { language?: LanguageCode; path?: string };

/** The copy as the page's query gives it, from the real locale files. */
const localesOf = (language: LanguageCode) => ({
	edges: namespaces.map((ns) => ({ node: { ns, language, data: readLocale(language, ns) } })),
});

/** What each language says about itself, as the layout gets it. */
export const languageCopies = languages.map(({ code }) => ({ language: code, data: readLocale(code, "language") }));

function Fresh({ children }: { children: ReactElement }) {
	const [cache] = useState(() => new Map());
	return <SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>{children}</SWRConfig>;
}

/** What stands around all that is shown: the real i18n provider and an empty SWR cache. */
export function inPage(
	element: ReactElement,
	language: LanguageCode = defaultLanguage,
	path = "/",
	locales = localesOf(language),
) {
	return (
		<Fresh>
			<I18nProvider language={language} originalPath={path} locales={locales}>
				{element}
			</I18nProvider>
		</Fresh>
	);
}

/** Renders inside of all that. `user` acts as a visitor does. */
export function renderPage(
	element: ReactElement,
	{ language = defaultLanguage, path = "/", ...options }: RenderOptions = {},
) {
	const locales = localesOf(language);
	const wrap = (inner: ReactElement) => inPage(inner, language, path, locales);
	const user = userEvent.setup();
	const view = render(wrap(element), options);
	return { user, ...view, rerender: (inner: ReactElement) => view.rerender(wrap(inner)) };
}
