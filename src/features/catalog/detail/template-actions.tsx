import { useState } from "react";
import { Button, buttonClass } from "../../../components/button/button";
import { useClipboard } from "../../../components/hooks/use-clipboard";
import { Icon } from "../../../components/icon/icon";
import { VisuallyHidden } from "../../../components/visually-hidden/visually-hidden";
import { useTranslation } from "../../../i18n/hooks";
import { useSite } from "../../../lib/use-site";
import * as styles from "./detail-card.module.css";

/** The actions below the price: use the template, and share its page. */
export function TemplateActions({ id, title }: { id: string; title: string }) {
	const { t, language } = useTranslation("template");
	const site = useSite();
	return (
		<div className={styles.actions}>
			<a href={registrationUrl(site, id, language)} className={buttonClass()} data-event="use-template">
				{t("use")}
			</a>
			<ShareButton title={title} />
		</div>
	);
}

type RegistrationSite = { registration: string; registrationParameters: { template: string; language: string } };

/** The URL of the registration site, which receives the template and the language of the page. */
export function registrationUrl(site: RegistrationSite, id: string, language: string): string {
	const url = new URL(site.registration);
	url.searchParams.set(site.registrationParameters.template, id);
	url.searchParams.set(site.registrationParameters.language, language);
	return url.href;
}

/** Shares the page through the share sheet or the clipboard. If both are refused, it shows the URL in a field. */
function ShareButton({ title }: { title: string }) {
	const { t } = useTranslation("template");
	const { status, copy } = useClipboard();
	const [shownUrl, setShownUrl] = useState<string>();

	const share = async () => {
		const url = shareUrl();
		if (hasShareSheet()) {
			try {
				return await navigator.share({ title, url });
			} catch (error) {
				// AbortError: the visitor closed the sheet.
				if (error instanceof DOMException && error.name === "AbortError") return;
			}
		}
		setShownUrl((await copy(url)) ? undefined : url);
	};

	return (
		<>
			<Button variant="secondary" onClick={share} data-event="share" data-needs-script>
				<Icon name={status ? "check" : "share"} />
				{status ? t("share.copied") : t("share.label")}
			</Button>
			<VisuallyHidden role="status">{status && t("share.copied")}</VisuallyHidden>
			{shownUrl !== undefined && (
				<label className={styles.shareField}>
					{t("share.byHand")}
					<input
						ref={(field) => field?.focus()}
						readOnly
						value={shownUrl}
						className={styles.shareUrl}
						onFocus={(event) => event.target.select()}
					/>
				</label>
			)}
		</>
	);
}

/** The URL with the open script, without the query. */
function shareUrl(): string {
	const { origin, pathname, hash } = window.location;
	return origin + pathname + hash;
}

/** On touch screens only: with a mouse, visitors expect the link to be copied. */
function hasShareSheet(): boolean {
	return typeof navigator.share === "function" && window.matchMedia("(pointer: coarse)").matches;
}
