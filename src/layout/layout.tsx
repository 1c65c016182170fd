import { type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Footer } from "./footer/footer";
import { Header } from "./header/header";
import { LanguageSuggestion } from "./language-suggestion/language-suggestion";
import * as styles from "./layout.module.css";
import { RouteAnnouncer } from "./route-announcer";
import { ToastRegion } from "./toasts/toast-region";
import { useLanguageSwitch } from "./use-language-switch";

export type LayoutProps = {
	location: Location;
	/** The path of the page in the default language, from gatsby-plugin-react-i18next. */
	originalPath: string;
	children: ReactNode;
};

/** The layout of every page. */
export function Layout({ location, originalPath, children }: LayoutProps) {
	const { t } = useTranslation("common");
	const choices = useLanguageSwitch(location, originalPath);
	// Pages fade in, except the first one.
	const [firstPath] = useState(location.pathname);
	return (
		<>
			<a href="#content" className={styles.skip}>
				{t("skipToContent")}
			</a>
			<RouteAnnouncer pathname={location.pathname} />
			<LanguageSuggestion choices={choices} />
			<Header choices={choices} pathname={location.pathname} />
			<main id="content" tabIndex={-1} className={styles.main}>
				<div key={location.pathname} className={location.pathname === firstPath ? undefined : styles.entering}>
					{children}
				</div>
			</main>
			{/* A boundary of its own: React hydrates the footer after the page. */}
			<Suspense>
				<Footer />
			</Suspense>
			<ToastRegion />
		</>
	);
}
