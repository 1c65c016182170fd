import { useMemo } from "react";
import { useIsPrerendered } from "../../../components/hooks/use-hydrated";
import { useLazyModule } from "../../../components/hooks/use-lazy-module";
import { useTranslation } from "../../../i18n/hooks";
import { htmlToText } from "../../../lib/html";
import * as styles from "./info.module.css";

export type Prerendered = { description: string; html: string };

export type InfoProps = {
	/** Untrusted HTML. */
	description: string;
	/** The language of the description, if it is not that of the page. */
	lang: string | undefined;
	/** The description of the prerendered page, and its HTML that the build has sanitized. */
	prerendered: Prerendered | undefined;
};

const loadSanitizer = () => import("../../../lib/sanitize");

/** The description in a scroll box. Without the sanitizer, as plain text. */
export function Info({ description, lang, prerendered }: InfoProps) {
	const { t } = useTranslation("template");
	// Only hydration accepts a string. A new element requires the sanitizer's TrustedHTML.
	const built = useIsPrerendered() ? prerendered : undefined;
	const sanitizer = useLazyModule(loadSanitizer, description !== built?.description);
	const html = useMemo(
		() => (sanitizer ? sanitizer.sanitize(description) : (built?.html ?? null)),
		[sanitizer, description, built],
	);
	const text = html === null ? htmlToText(description) : "";
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable with the keyboard
		<section className={styles.info} tabIndex={0} aria-label={t("description")}>
			{html ? (
				// biome-ignore lint/security/noDangerouslySetInnerHtml: the sanitizer's output
				<div lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
			) : (
				<p lang={text ? lang : undefined}>{text || t("noDescription")}</p>
			)}
		</section>
	);
}
