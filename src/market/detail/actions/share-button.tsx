import { useState } from "react";
import { useTranslation } from "../../../i18n/use-copy";
import { Button } from "../../../ui/button/button";
import { copyText } from "../../../ui/copy-text";
import { HiddenText } from "../../../ui/hidden-text";
import { Icon } from "../../../ui/icon/icon";
import { useMoment } from "../../../ui/use-moment";
import * as styles from "./template-actions.module.css";

export type ShareButtonProps = { title: string };

/** The page as others should open it: with the open script, without what the visitor's own way here left in the query. */
function sharedAddress(): string {
	const { origin, pathname, hash } = window.location;
	return origin + pathname + hash;
}

/** On phones and tablets the system's own sheet; with a mouse, copying is what people expect. */
function hasSheet(): boolean {
	return typeof navigator.share === "function" && window.matchMedia("(pointer: coarse)").matches;
}

/** As soon as it is there, its text can be copied. */
function focusField(field: HTMLInputElement | null) {
	field?.focus();
	field?.select();
}

/** Shares the page: by the system's sheet, else by copying its link, else by showing the link to be copied. */
export function ShareButton({ title }: ShareButtonProps) {
	const { t } = useTranslation("template");
	const [said, say] = useMoment<"copied">();
	const [shown, setShown] = useState<string>();

	const share = async () => {
		const url = sharedAddress();
		if (hasSheet()) {
			try {
				return await navigator.share({ title, url });
			} catch (error) {
				// The visitor closed the sheet: that is no failure.
				if (error instanceof DOMException && error.name === "AbortError") return;
			}
		}
		const copied = await copyText(url);
		setShown(copied ? undefined : url);
		if (copied) say("copied");
	};

	return (
		<>
			<Button variant="secondary" onClick={share} data-event="share">
				<Icon name={said ? "check" : "share"} />
				{said ? t("share.copied") : t("share.label")}
			</Button>
			<HiddenText role="status">{said && t("share.copied")}</HiddenText>
			{shown !== undefined && (
				<label className={styles.field}>
					{t("share.byHand")}
					<input
						ref={focusField}
						readOnly
						value={shown}
						className={styles.address}
						onFocus={(event) => event.target.select()}
					/>
				</label>
			)}
		</>
	);
}
