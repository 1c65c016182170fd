import { useMemo } from "react";
import { useWasPrerendered } from "../../../components/hooks/use-browser-value";
import { useLazyModule } from "../../../components/hooks/use-lazy-module";
import { useTranslation } from "../../../i18n/hooks";
import { htmlToText } from "../../../lib/html";
import * as styles from "./info.module.css";

export type InfoProps = {
	/** Untrusted HTML. */
	description: string;
	/** The language of the description, if it is not that of the page. */
	lang: string | undefined;
	/** On a prerendered page: the description of the build, and its HTML that the build has sanitized. */
	snapshot: { description: string; html: string } | undefined;
};

const loadSanitizer = async () => {
	const { createSanitizer } = await import("../../../lib/sanitize");
	return createSanitizer(window);
};

/** The description in a scroll box. Without the sanitizer, as plain text. */
export function Info({ description, lang, snapshot }: InfoProps) {
	const { t } = useTranslation("template");
	// Only hydration accepts a string. A new element requires the sanitizer's TrustedHTML.
	const hydrated = useWasPrerendered() ? snapshot : undefined;
	const sanitize = useLazyModule(loadSanitizer, description !== hydrated?.description);
	const html = useMemo(
		() => (sanitize ? sanitize(description) : (hydrated?.html ?? null)),
		[sanitize, description, hydrated],
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
