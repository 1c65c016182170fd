import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { island } from "../components/island";
import { moveFocus } from "../components/move-focus";
import { Toasts } from "../components/toasts/toasts";
import { htmlLang } from "../i18n/languages";
import { useLanguage, useStringReader } from "../i18n/page-language";
import { Header } from "./header/header";
import { LanguageSuggestion } from "./language-suggestion/language-suggestion";
import * as styles from "./layout.module.css";
import { RouteAnnouncer } from "./route-announcer";
import { useScrolling } from "./scrolling";
import { useLanguageChoices } from "./use-language-choices";
import { useLanguagePath } from "./use-language-path";

const Footer = island(() => import("./footer/footer").then((module) => module.Footer), { hydrate: "never" });

type LayoutProps = {
	location: Location;
	/** The path of the page in the default language, from gatsby-plugin-react-i18next. */
	originalPath: string;
	/** The codes of the languages that the page has. */
	pageLanguages: readonly string[];
	children: ReactNode;
};

/** Moves the focus without changing the hash, which may name an open script. Without scripts, the link does it. */
function focusContent(event: MouseEvent) {
	event.preventDefault();
	const content = document.getElementById("content");
	if (content) moveFocus(content);
}

/** The layout of every page. */
export function Layout({ location, originalPath, pageLanguages, children }: LayoutProps) {
	const language = useLanguage();
	const readString = useStringReader();
	const languagePath = useLanguagePath(location, originalPath);
	const choices = useLanguageChoices(languagePath, pageLanguages);
	useScrolling(location);
	// Pages fade in, except the one of the first visit.
	const [firstPath] = useState(location.pathname);

	// The HTML has it; a link can lead to another language. Each assignment styles the whole page again.
	useEffect(() => {
		const { documentElement } = document;
		const lang = htmlLang(language);
		if (documentElement.lang !== lang) documentElement.lang = lang;
	}, [language]);

	return (
		<Toasts>
			{/* biome-ignore lint/a11y/useValidAnchor: a link, which works without scripts, too */}
			<a href="#content" className={styles.skip} onClick={focusContent}>
				{readString("common", "skipToContent")}
			</a>
			<RouteAnnouncer pathname={location.pathname} />
			<LanguageSuggestion choices={choices} />
			<Header originalPath={originalPath} languagePath={languagePath} pageLanguages={pageLanguages} />
			<main id="content" className={styles.main}>
				<div key={location.pathname} className={location.pathname === firstPath ? undefined : styles.entering}>
					{children}
				</div>
			</main>
			<Footer />
		</Toasts>
	);
}
