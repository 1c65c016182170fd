import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useIsPrerendered } from "../../../components/hooks/use-hydrated";
import { Skeleton } from "../../../components/skeleton/skeleton";
import { htmlToText } from "../../../lib/html";
import * as styles from "./info.module.css";

export type Prerendered = { description: string; html: string };

export type InfoProps = {
	/** Untrusted HTML. */
	description: string;
	/** The description of the prerendered page, and its HTML that the build has sanitized. */
	prerendered: Prerendered | undefined;
};

/** The description in a scroll box. Without the sanitizer, or if the markup is too deep for it, as plain text. */
export function Info({ description, prerendered }: InfoProps) {
	const { t } = useTranslation("template");
	const sanitized = useSanitized(description, prerendered);
	const text = sanitized === null ? htmlToText(description) : undefined;
	const isEmpty = description.trim() === "" || sanitized === "" || text === "";
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable with the keyboard
		<section className={styles.info} tabIndex={0} aria-label={t("description")}>
			{isEmpty && <p>{t("noDescription")}</p>}
			{!isEmpty && sanitized === undefined && <Skeleton lines={6} />}
			{text && <p>{text}</p>}
			{!isEmpty && sanitized && (
				// biome-ignore lint/security/noDangerouslySetInnerHtml: the sanitizer's output
				<div dangerouslySetInnerHTML={{ __html: sanitized }} />
			)}
		</section>
	);
}

type Sanitized = string | TrustedHTML | null | undefined;

/**
 * Sanitizes HTML with code that is loaded on demand. Until then, and for an equal result, what is shown stays.
 * @returns undefined while nothing is known; null if the HTML cannot be sanitized
 */
function useSanitized(html: string, prerendered: Prerendered | undefined): Sanitized {
	// Only hydration accepts a string. A new element requires the sanitizer's TrustedHTML.
	const built = useIsPrerendered() ? prerendered : undefined;
	const [result, setResult] = useState<Sanitized>(built?.html);
	const isRefreshed = useRef(false);
	useEffect(() => {
		if (!isRefreshed.current && html === built?.description) return;
		isRefreshed.current = true;
		let ignore = false;
		import("../../../lib/sanitize")
			.then(({ sanitize }) => sanitize(html))
			.catch((error: unknown) => {
				console.error("The sanitizer could not be loaded", error);
				return null;
			})
			.then((sanitized) => {
				if (!ignore) setResult((shown) => (`${sanitized}` === `${shown}` ? shown : sanitized));
			});
		return () => {
			ignore = true;
		};
	}, [html, built]);
	return result;
}
