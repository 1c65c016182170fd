import { configure, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactElement, useState } from "react";
import { SWRConfig } from "swr";
import { I18nProvider } from "../../src/i18n/i18n-provider";
import { defaultLanguage, type LanguageCode } from "../../src/i18n/languages";
import { readLocale } from "./content";

// Avoids failures on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

const namespaces = ["common", "search", "landing", "catalog", "pricing", "template"];

/** The real locale files in the shape of a page query. */
export const localesOf = (language: LanguageCode) => ({
	nodes: namespaces.map((ns) => ({ ns, data: readLocale(language, ns) })),
});

function EmptyCache({ children }: { children: ReactElement }) {
	const [cache] = useState(() => new Map());
	return <SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>{children}</SWRConfig>;
}

/** Wraps an element in the real i18n provider and an empty SWR cache. */
export function withProviders(
	element: ReactElement,
	language: LanguageCode = defaultLanguage,
	locales = localesOf(language),
) {
	return (
		<EmptyCache>
			<I18nProvider language={language} locales={locales}>
				{element}
			</I18nProvider>
		</EmptyCache>
	);
}

/** Renders an element with these providers. `user` is a user-event session. */
export function renderPage(element: ReactElement, { language = defaultLanguage }: { language?: LanguageCode } = {}) {
	const locales = localesOf(language);
	const wrap = (inner: ReactElement) => withProviders(inner, language, locales);
	const user = userEvent.setup();
	const view = render(wrap(element));
	return { user, ...view, rerender: (inner: ReactElement) => view.rerender(wrap(inner)) };
}
