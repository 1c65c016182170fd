import { useId, useState } from "react";
import { Link } from "../../i18n/link";
import { useCopy, useTranslation } from "../../i18n/use-copy";
import { buttonClass } from "../../ui/button/button";
import { HiddenText } from "../../ui/hidden-text";
import { Icon } from "../../ui/icon/icon";
import { Logo } from "../logo";
import type { LanguageChoice } from "../use-language-switch";
import { useSite } from "../use-site";
import * as styles from "./header.module.css";
import { LanguageMenu } from "./language-menu";
import { useClosing } from "./use-closing";
import { useScrolled } from "./use-scrolled";

/** The header turns solid once the page is scrolled more than this many pixels (specification, section 9). */
const solidAbove = 10;

export type HeaderProps = { choices: LanguageChoice[]; pathname: string };

export function Header({ choices, pathname }: HeaderProps) {
	const { t } = useTranslation("common");
	const copy = useCopy("common");
	const site = useSite();
	const menuId = useId();
	const [openAt, setOpenAt] = useState<string>();
	// A menu that was opened on another page is closed on this one.
	const open = openAt === pathname;
	const close = () => setOpenAt(undefined);
	const { ref, toggleRef } = useClosing<HTMLElement>(open, close);
	const solid = useScrolled(solidAbove);

	return (
		<header ref={ref} className={styles.header} data-solid={solid} data-open={open}>
			<div className={styles.bar}>
				<Link to="/" className={styles.brand} aria-label={t("brand.home")}>
					<Logo className={styles.logo} />
					<span>{t("brand.name")}</span>
				</Link>
				<button
					ref={toggleRef}
					type="button"
					className={styles.toggle}
					aria-expanded={open}
					aria-controls={menuId}
					onClick={() => setOpenAt(open ? undefined : pathname)}
					data-needs-script
				>
					<Icon name={open ? "close" : "menu"} />
					<HiddenText>{t(open ? "header.closeMenu" : "header.openMenu")}</HiddenText>
				</button>
				<nav id={menuId} aria-label={t("header.label")} className={styles.menu}>
					<ul className={styles.links}>
						{site.header.map(({ id, to }) => (
							<li key={id}>
								<Link to={to} className={styles.link} onClick={close}>
									{copy(`header.links.${id}`)}
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
