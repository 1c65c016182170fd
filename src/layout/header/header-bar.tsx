import { buttonClass } from "../../components/button/button";
import { classNames } from "../../components/class-names";
import { Icon, Logo } from "../../components/icon/icon";
import { VisuallyHidden } from "../../components/visually-hidden/visually-hidden";
import { useTranslation } from "../../i18n/hooks";
import { localizedPath } from "../../i18n/languages";
import { ContentLink, Link } from "../../i18n/link";
import { useSite } from "../../lib/use-site";
import { useLanguageChoices } from "../use-language-choices";
import * as styles from "./header.module.css";
import { LanguageMenu } from "./language-menu";

export type HeaderBarProps = {
	/** The path of the page in the default language, from gatsby-plugin-react-i18next. */
	originalPath: string;
	/** The same as the address has it, for the links to other languages: `useLanguagePath`. */
	languagePath: string;
	/** The codes of the languages that the page has. */
	pageLanguages: readonly string[];
};

/** Whether a link of the content stands for the page. `/#templates` stands for the list and for each template, `/` for no page. */
function isCurrent(to: string, originalPath: string) {
	if (to === "/#templates") return /^\/templates?\//.test(originalPath);
	return to !== "/" && to === originalPath;
}

/** The menus are popovers: the browser opens and closes them, also before hydration. */
export function HeaderBar({ originalPath, languagePath, pageLanguages }: HeaderBarProps) {
	const { t, translate, language } = useTranslation("common");
	const site = useSite();
	const choices = useLanguageChoices(languagePath, pageLanguages);
	// On another page, an open menu is closed.
	const key = localizedPath(languagePath, language);
	return (
		<div className={styles.bar}>
			<Link to="/" className={styles.brand} aria-label={t("brand.home", { name: t("brand.name") })}>
				<Logo className={styles.logo} />
				<span className={styles.name}>{t("brand.name")}</span>
			</Link>
			<div key={key} id="site-menu" popover="auto" className={styles.menu}>
				<nav aria-label={t("header.label")}>
					<ul className={styles.links}>
						{site.header.map(({ id, to, languages }) => (
							<li key={id}>
								<ContentLink
									to={to}
									languages={languages}
									{...(isCurrent(to, originalPath) && { "aria-current": true })}
									className={styles.link}
								>
									{translate(`header.links.${id}`)}
								</ContentLink>
							</li>
						))}
					</ul>
				</nav>
				<StartLink className={styles.startInMenu} />
			</div>
			<div className={styles.actions}>
				<LanguageMenu key={key} choices={choices} />
				<StartLink className={styles.start} />
				<button type="button" className={styles.toggle} popoverTarget="site-menu" aria-controls="site-menu">
					<span className={styles.whenClosed}>
						<Icon name="menu" />
						<VisuallyHidden>{t("header.openMenu")}</VisuallyHidden>
					</span>
					<span className={styles.whenOpen}>
						<Icon name="close" />
						<VisuallyHidden>{t("header.closeMenu")}</VisuallyHidden>
					</span>
				</button>
			</div>
		</div>
	);
}

/** "Get started". Its place depends on the width of the screen. */
function StartLink({ className }: { className: string | undefined }) {
	const { t } = useTranslation("common");
	const { registration } = useSite();
	return (
		<a
			href={registration}
			className={classNames(buttonClass({ size: "small" }), className)}
			data-event="get-started header"
		>
			{t("actions.getStarted")}
		</a>
	);
}
