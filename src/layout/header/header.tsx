import { useId, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../../components/button/button";
import { useDismiss } from "../../components/hooks/use-dismiss";
import { Icon, Logo } from "../../components/icon/icon";
import { VisuallyHidden } from "../../components/visually-hidden/visually-hidden";
import { useDynamicTranslation } from "../../i18n/hooks";
import { Link } from "../../i18n/link";
import type { LanguageChoice } from "../use-language-switch";
import { useSite } from "../use-site";
import * as styles from "./header.module.css";
import { LanguageMenu } from "./language-menu";

/** The header turns solid above this scroll position, in pixels (docs/rules.md, Header). */
const solidAbove = 10;

function subscribeToScroll(listener: () => void) {
	window.addEventListener("scroll", listener, { passive: true });
	return () => window.removeEventListener("scroll", listener);
}

/** Whether the page is scrolled by more than that number of pixels. */
function useScrolledPast(pixels: number): boolean {
	return useSyncExternalStore(
		subscribeToScroll,
		() => window.scrollY > pixels,
		() => false,
	);
}

export type HeaderProps = { choices: LanguageChoice[]; pathname: string };

export function Header({ choices, pathname }: HeaderProps) {
	const { t } = useTranslation("common");
	const translate = useDynamicTranslation("common");
	const site = useSite();
	const menuId = useId();
	const [openPath, setOpenPath] = useState<string>();
	// The menu is open only for the path on which it was opened: navigation closes it.
	const open = openPath === pathname;
	const close = () => setOpenPath(undefined);
	const { ref, buttonRef } = useDismiss<HTMLElement>(open, close);
	const solid = useScrolledPast(solidAbove);

	return (
		<header ref={ref} className={styles.header} data-solid={solid} data-open={open}>
			<div className={styles.bar}>
				<Link to="/" className={styles.brand} aria-label={t("brand.home")}>
					<Logo className={styles.logo} />
					<span>{t("brand.name")}</span>
				</Link>
				<button
					ref={buttonRef}
					type="button"
					className={styles.toggle}
					aria-expanded={open}
					aria-controls={menuId}
					onClick={() => setOpenPath(open ? undefined : pathname)}
					data-needs-script
				>
					<Icon name={open ? "close" : "menu"} />
					<VisuallyHidden>{t(open ? "header.closeMenu" : "header.openMenu")}</VisuallyHidden>
				</button>
				<nav id={menuId} aria-label={t("header.label")} className={styles.menu}>
					<ul className={styles.links}>
						{site.header.map(({ id, to }) => (
							<li key={id}>
								<Link to={to} className={styles.link} onClick={close}>
									{translate(`header.links.${id}`)}
								</Link>
							</li>
						))}
					</ul>
				</nav>
				<LanguageMenu choices={choices} />
				<a
					href={site.registration}
					className={`${buttonClass({ size: "small" })} ${styles.start}`}
					data-event="get-started header"
				>
					{t("actions.getStarted")}
				</a>
			</div>
		</header>
	);
}
