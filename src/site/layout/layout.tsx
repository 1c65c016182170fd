import { type ReactNode, useState } from "react";
import { useTranslation } from "../../i18n/use-copy";
import { Footer } from "../footer/footer";
import { Header } from "../header/header";
import { LanguageOffer } from "../language-offer/language-offer";
import { ToastRegion } from "../toasts/toast-region";
import { useLanguageSwitch } from "../use-language-switch";
import * as styles from "./layout.module.css";
import { useTranslatedAnnouncer } from "./use-translated-announcer";

export type LayoutProps = {
	location: Location;
	languageCopies: Queries.LanguageCopiesFragment["nodes"];
	children: ReactNode;
};

/** The shell of every page: skip link, header, one main, footer, and what appears over them. */
export function Layout({ location, languageCopies, children }: LayoutProps) {
	const { t } = useTranslation("common");
	const choices = useLanguageSwitch(location, languageCopies);
	// The page that is there from the start is simply there; those that follow arrive.
	const [firstPath] = useState(location.pathname);
	useTranslatedAnnouncer(location.pathname);
	return (
		<>
			<a href="#content" className={styles.skip}>
				{t("skipToContent")}
			</a>
			<LanguageOffer choices={choices} />
			<Header choices={choices} pathname={location.pathname} />
			<main id="content" tabIndex={-1} className={styles.main}>
				<div key={location.pathname} className={location.pathname === firstPath ? undefined : styles.arriving}>
					{children}
				</div>
			</main>
			<Footer />
			<ToastRegion />
		</>
	);
}
