import { type RefObject, useEffect, useMemo, useState } from "react";
import { useClipboard } from "../../../components/hooks/use-clipboard";
import { Icon } from "../../../components/icon/icon";
import { VisuallyHidden } from "../../../components/visually-hidden/visually-hidden";
import { useTranslation } from "../../../i18n/hooks";
import { hasHidden } from "../../../lib/hidden-characters";
import { truncate } from "../../../lib/strings";
import type { Script } from "../model";
import { maxShown } from "./code-box";
import * as styles from "./script-tools.module.css";

/** In characters, without the ending. */
const maxFileName = 80;

type ScriptToolsProps = {
	script: Script;
	/** The element whose text is the code. */
	codeRef: RefObject<HTMLElement | null>;
	/** The id of the warning of hidden characters. */
	warningId: string;
	wrapped: boolean;
	onWrap: (wrapped: boolean) => void;
};

/** Wrap, copy and download for the open script; only the latter if it is too long to be shown. */
export function ScriptTools({ script, codeRef, warningId, wrapped, onWrap }: ScriptToolsProps) {
	const { t } = useTranslation("template");
	const { name, code } = script;
	const fileName = fileNameOf(name);
	const fileUrl = useFileUrl(code);
	const { status, copy } = useClipboard();
	const warning = useMemo(() => (hasHidden(code) ? warningId : undefined), [code, warningId]);
	const isShown = code.length <= maxShown;

	return (
		<section aria-label={t("tools.label", { name })} className={styles.tools}>
			<span translate="no" className={styles.file}>
				{fileName}
			</span>
			{isShown && (
				<>
					<button type="button" aria-pressed={wrapped} className={styles.tool} onClick={() => onWrap(!wrapped)}>
						<Icon name="wrap" />
						<span className={styles.label}>{t("tools.wrap")}</span>
					</button>
					<button
						type="button"
						className={styles.tool}
						onClick={() => copy(code, codeRef.current)}
						aria-describedby={warning}
						data-event="copy"
					>
						<Icon name={status === "copied" ? "check" : "copy"} />
						<span className={styles.label}>{status === "copied" ? t("tools.copied") : t("tools.copy")}</span>
					</button>
				</>
			)}
			<a href={fileUrl} download={fileName} className={styles.tool} aria-describedby={warning} data-event="download">
				<Icon name="download" />
				<span className={styles.label}>{t("tools.download")}</span>
			</a>
			{/* Code that is shown has the warning above it. */}
			{warning && !isShown && (
				<p id={warning} className={styles.warning}>
					{t("hiddenCharacters")}
				</p>
			)}
			{status === "selected" && <p className={styles.hint}>{t("tools.selected")}</p>}
			<VisuallyHidden role="status">{status && t(`tools.${status}`)}</VisuallyHidden>
		</section>
	);
}

/** An object URL of the code, revoked when it is no longer needed. */
function useFileUrl(code: string): string | undefined {
	const [url, setUrl] = useState<string>();
	useEffect(() => {
		const objectUrl = URL.createObjectURL(new Blob([code], { type: "text/x-java-source;charset=utf-8" }));
		setUrl(objectUrl);
		return () => URL.revokeObjectURL(objectUrl);
	}, [code]);
	return url;
}

/**
 * The name of the downloaded file: `Fetch the rates` becomes `FetchTheRates.java`, without characters that file systems
 * reject.
 */
export function fileNameOf(scriptName: string): string {
	const words = scriptName.replace(/\.java$/i, "").match(/[\p{L}\p{M}\p{N}_]+/gu) ?? [];
	const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
	return `${truncate(joined, maxFileName) || "Script"}.java`;
}
