import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Skeleton } from "../../../components/skeleton/skeleton";
import { htmlToText } from "../html";
import * as styles from "./info.module.css";

export type InfoProps = {
	/** The description: untrusted HTML. */
	html: string;
};

/** The description in a scroll box. Without the sanitizer, or if the markup is too deep for it, as plain text. */
export function Info({ html }: InfoProps) {
	const { t } = useTranslation("template");
	const sanitized = useSanitized(html);
	const isEmpty = html.trim() === "";
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable with the keyboard
		<section className={styles.info} tabIndex={0} aria-label={t("description")}>
			{isEmpty && <p>{t("noDescription")}</p>}
			{!isEmpty && sanitized === undefined && <Skeleton lines={6} />}
			{!isEmpty && sanitized === null && <p>{htmlToText(html)}</p>}
			{!isEmpty && sanitized && (
				// biome-ignore lint/security/noDangerouslySetInnerHtml: the sanitizer's output
				<div dangerouslySetInnerHTML={{ __html: sanitized }} />
			)}
		</section>
	);
}

/** Loads the sanitizer on demand. @returns undefined while it is loading; null if the HTML cannot be sanitized */
function useSanitized(html: string): string | TrustedHTML | null | undefined {
	const [result, setResult] = useState<{ html: string; sanitized: string | TrustedHTML | null }>();
	useEffect(() => {
		let ignore = false;
		import("./sanitize")
			.then(({ sanitize }) => sanitize(html))
			.catch((error: unknown) => {
				console.error("The sanitizer could not be loaded", error);
				return null;
			})
			.then((sanitized) => {
				if (!ignore) setResult({ html, sanitized });
			});
		return () => {
			ignore = true;
		};
	}, [html]);
	return result?.html === html ? result.sanitized : undefined;
}
