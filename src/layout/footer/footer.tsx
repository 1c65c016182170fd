import { Logo, Shape } from "../../components/icon/icon";
import { networkIcons } from "../../components/icon/network-icons";
import { useTranslation } from "../../i18n/hooks";
import { ContentLink, Link } from "../../i18n/link";
import { useSite } from "../../lib/use-site";
import * as styles from "./footer.module.css";

export function Footer() {
	const { t, translate } = useTranslation("common");
	const site = useSite();
	return (
		<footer className={styles.footer}>
			<div className={styles.columns}>
				<div className={styles.company}>
					<p className={styles.brand}>
						<Logo className={styles.logo} />
						{t("brand.name")}
					</p>
					<p>{t("brand.tagline")}</p>
					<p>{t("brand.meaning")}</p>
				</div>
				<nav aria-labelledby="footer_resources">
					<h2 id="footer_resources" className={styles.heading}>
						{t("footer.resources")}
					</h2>
					<ul className={styles.list}>
						{site.links?.map(({ id, to, languages }) => (
							<li key={id}>
								{/* The footer is an island: on other pages, it may have the HTML of the first one. No link is the current page. */}
								<ContentLink to={to} languages={languages} aria-current={false} className={styles.link}>
									{translate(`footer.links.${id}`)}
								</ContentLink>
							</li>
						))}
						{site.resources.map(({ id }) => (
							<li key={id}>
								<Link to={`/#${id}`} className={styles.link}>
									{translate(`footer.links.${id}`)}
								</Link>
							</li>
						))}
					</ul>
				</nav>
				<div>
					<h2 className={styles.heading}>{t("footer.contact")}</h2>
					<address className={styles.address}>
						<span>{t("brand.company")}</span>
						<span>
							{t("brand.city")}, {t("brand.country")}
						</span>
						<a href={`mailto:${site.email}`} className={styles.link} data-event="contact-us footer">
							{site.email}
						</a>
					</address>
				</div>
				<div>
					<h2 className={styles.heading}>{t("footer.social")}</h2>
					<ul className={styles.social}>
						{site.social.map(({ id, url }) => (
							<li key={id}>
								<a
									href={url}
									className={styles.network}
									aria-label={translate(`footer.networks.${id}`)}
									rel="me noopener"
								>
									<Shape path={networkIcons[id]} filled />
								</a>
							</li>
						))}
					</ul>
				</div>
			</div>
			<p className={styles.legal}>{t("footer.copyright", { year: site.buildYear, company: t("brand.company") })}</p>
		</footer>
	);
}
