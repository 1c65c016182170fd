import { useEffect, useState } from "react";
import { useTranslation } from "../../i18n/use-copy";
import { Skeleton } from "../../ui/skeleton/skeleton";
import { plainText } from "../card/plain-text";
import * as styles from "./info.module.css";

export type InfoProps = { html: string };

/**
 * The description as HTML in a scrolling panel. The sanitiser is fetched when it is needed; should that fail, or the
 * markup be beyond it, the text is shown without its markup.
 */
export function Info({ html }: InfoProps) {
	const { t } = useTranslation("template");
	const [safe, setSafe] = useState<{ of: string; html: string | TrustedHTML | null }>();

	useEffect(() => {
		let current = true;
		import("./sanitise").then(
			({ sanitise }) => current && setSafe({ of: html, html: sanitise(html) }),
			(error: unknown) => {
				console.error("The sanitiser could not be loaded", error);
				if (current) setSafe({ of: html, html: null });
			},
		);
		return () => {
			current = false;
		};
	}, [html]);

	const ready = safe?.of === html ? safe : undefined;
	const empty = html.trim() === "";
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable with the keyboard
		<section className={styles.info} tabIndex={0} aria-label={t("description")}>
			{empty && <p>{t("noDescription")}</p>}
			{!empty && !ready && <Skeleton lines={6} />}
			{!empty && ready?.html === null && <p>{plainText(html)}</p>}
			{!empty && ready?.html && (
				// biome-ignore lint/security/noDangerouslySetInnerHtml: it comes out of the sanitiser
				<div dangerouslySetInnerHTML={{ __html: ready.html }} />
			)}
		</section>
	);
}
