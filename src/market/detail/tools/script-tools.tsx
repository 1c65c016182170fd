import { type RefObject, useEffect, useMemo, useState } from "react";
import { useTranslation } from "../../../i18n/use-copy";
import { copySelected, copyText } from "../../../ui/copy-text";
import { HiddenText } from "../../../ui/hidden-text";
import { Icon } from "../../../ui/icon/icon";
import { useMoment } from "../../../ui/use-moment";
import type { Script } from "../../model";
import { javaFileName } from "./file-name";
import * as styles from "./script-tools.module.css";

export type ScriptToolsProps = {
	script: Script;
	codeRef: RefObject<HTMLElement | null>;
	wrapped: boolean;
	onWrap: (wrapped: boolean) => void;
};

/** The code as a file, for as long as the link to it is there. */
function useFile(code: string): string | undefined {
	const [address, setAddress] = useState<string>();
	useEffect(() => {
		const made = URL.createObjectURL(new Blob([code], { type: "text/x-java-source;charset=utf-8" }));
		setAddress(made);
		return () => URL.revokeObjectURL(made);
	}, [code]);
	return address;
}

/** What can be done with the open script; it stays in sight while its code is read. */
export function ScriptTools({ script, codeRef, wrapped, onWrap }: ScriptToolsProps) {
	const { t } = useTranslation("template");
	const { name, code } = script;
	const file = useMemo(() => javaFileName(name, code), [name, code]);
	const address = useFile(code);
	const [said, say] = useMoment<"copied" | "selected">();

	const copy = async () => {
		if (await copyText(code)) return say("copied");
		if (codeRef.current) say(copySelected(codeRef.current) ? "copied" : "selected");
	};

	return (
		<section aria-label={t("tools.label", { name })} className={styles.tools}>
			<span className={styles.file}>{file}</span>
			<button type="button" aria-pressed={wrapped} className={styles.tool} onClick={() => onWrap(!wrapped)}>
				<Icon name="wrap" />
				<span className={styles.label}>{t("tools.wrap")}</span>
			</button>
			<button type="button" className={styles.tool} onClick={copy} data-event="copy">
				<Icon name={said === "copied" ? "check" : "copy"} />
				<span className={styles.label}>{said === "copied" ? t("tools.copied") : t("tools.copy")}</span>
			</button>
			<a href={address} download={file} className={styles.tool} data-event="download">
				<Icon name="download" />
				<span className={styles.label}>{t("tools.download")}</span>
			</a>
			{said === "selected" && <p className={styles.hint}>{t("tools.selected")}</p>}
			<HiddenText role="status">{said && t(`tools.${said}`)}</HiddenText>
		</section>
	);
}
