import { useSyncExternalStore } from "react";
import { buttonClass } from "../../components/button/button";
import { classNames } from "../../components/class-names";
import { closePopover, closePopoverOnLeave } from "../../components/close-popover";
import { Icon, Logo } from "../../components/icon/icon";
import { VisuallyHidden } from "../../components/visually-hidden/visually-hidden";
import { useTranslation } from "../../i18n/hooks";
import { ContentLink, Link } from "../../i18n/link";
import { useSite } from "../../lib/use-site";
import type { LanguageChoice } from "../use-language-choices";
import * as styles from "./header.module.css";
import { LanguageMenu } from "./language-menu";

/** The header turns solid above this scroll position, in pixels (docs/rules.md, Header). */
const solidAbove = 10;

function subscribeToScroll(listener: () => void) {
	window.addEventListener("scroll", listener, { passive: true });
	return () => window.removeEventListener("scroll", listener);
}

/** Whether the page is scrolled as far as `isReached` says; false in the prerendered HTML. */
const useScroll = (isReached: () => boolean) => useSyncExternalStore(subscribeToScroll, isReached, () => false);

type HeaderProps = {
	choices: LanguageChoice[];
	pathname: string;
	/** The path in the default language. */
	originalPath: string;
};

/** Whether a link of the content stands for the page. `/#templates` stands for the list and for each template, `/` for no page. */
function isCurrent(to: string, originalPath: string) {
	if (to === "/#templates") return /^\/templates?\//.test(originalPath);
	return to !== "/" && to === originalPath;
}

/** The menus are popovers: the browser opens and closes them, also before hydration. */
export function Header({ choices, pathname, originalPath }: HeaderProps) {
	const { t, translate } = useTranslation("common");
	const site = useSite();
	const isSolid = useScroll(() => window.scrollY > solidAbove);
	const isBelow = useScroll(() => window.scrollY > window.innerHeight);
	return (
		<header className={styles.header} data-solid={isSolid} data-below={isBelow}>
			<div className={styles.bar}>
				<Link to="/" className={styles.brand} aria-label={t("brand.home", { name: t("brand.name") })}>
					<Logo className={styles.logo} />
					<span className={styles.name}>{t("brand.name")}</span>
				</Link>
				{/* A new key on each page: the open popover is closed. */}
				{/* biome-ignore lint/a11y/noStaticElementInteractions: it only closes when the focus leaves it */}
				<div key={pathname} id="site-menu" popover="auto" className={styles.menu} onBlur={closePopoverOnLeave}>
					<nav aria-label={t("header.label")}>
						<ul className={styles.links}>
							{site.header.map(({ id, to, languages }) => (
								<li key={id}>
									<ContentLink
										to={to}
										languages={languages}
										{...(isCurrent(to, originalPath) && { "aria-current": true })}
										className={styles.link}
										onClick={closePopover}
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
					<LanguageMenu key={pathname} choices={choices} />
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
		</header>
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
