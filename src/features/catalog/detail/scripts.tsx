import { type ComponentType, useEffect, useId, useRef, useState } from "react";
import { Icon } from "../../../components/icon/icon";
import { Skeleton } from "../../../components/skeleton/skeleton";
import { useTranslation } from "../../../i18n/hooks";
import { textLanguage } from "../../../i18n/text-language";
import type { Script } from "../model";
import { CodeBox, type CodeBoxProps } from "./code-box";
import { maxShown } from "./code-limits";
import type { ScriptToolsProps } from "./script-tools";
import * as styles from "./scripts.module.css";

export type ScriptsProps = Pick<CodeBoxProps, "highlightLines"> & {
	scripts: readonly Script[];
	/** The position of the open script; -1 if none is open. */
	openIndex: number;
	onToggle: (index: number) => void;
	/** Scrolls to the open script and focuses its button. */
	focusOpen?: boolean;
	/** The language of the scripts' names, if the market names it. */
	lang?: string | null;
	/** The tools of the open script, once they are loaded. */
	Tools?: ComponentType<ScriptToolsProps>;
};

/** The scripts of a template as an accordion. One script at most is open (docs/rules.md, Templates). */
export function Scripts({ scripts, openIndex, onToggle, focusOpen, lang, highlightLines, Tools }: ScriptsProps) {
	const { t, language } = useTranslation("template");
	// Wrapping stays on for the other scripts.
	const [wrapped, setWrapped] = useState(false);
	const codeRef = useRef<HTMLElement>(null);
	const baseId = useId();
	const openButtonRef = useRef<HTMLButtonElement>(null);

	useEffect(() => {
		if (!focusOpen || openIndex < 0) return;
		openButtonRef.current?.scrollIntoView({ block: "start", behavior: "instant" });
		openButtonRef.current?.focus({ preventScroll: true });
	}, [focusOpen, openIndex]);

	if (scripts.length === 0) return <p className={styles.empty}>{t("noScripts")}</p>;
	return scripts.map((script, index) => {
		const { id, name, code } = script;
		const open = index === openIndex;
		const buttonId = `${baseId}button-${index}`;
		const regionId = `${baseId}region-${index}`;
		const warningId = `${baseId}warning-${index}`;
		const isShown = code !== "" && code.length <= maxShown;
		const content = isShown ? (
			<CodeBox code={code} codeRef={codeRef} warningId={warningId} highlightLines={highlightLines} wrapped={wrapped} />
		) : (
			<p className={styles.empty}>{t(code === "" ? "noCode" : "tooLong")}</p>
		);
		return (
			// biome-ignore lint/suspicious/noArrayIndexKey: ids are not always unique
			<div key={`${id}:${index}`} className={styles.row}>
				<h2 className={styles.heading}>
					<button
						ref={open ? openButtonRef : undefined}
						type="button"
						id={buttonId}
						aria-expanded={open}
						aria-controls={regionId}
						className={styles.button}
						onClick={() => onToggle(index)}
					>
						<span lang={textLanguage(name, language, lang)} className={styles.title}>
							{name}
						</span>
						<Icon name="chevron-down" className={styles.arrow} />
					</button>
				</h2>
				<section id={regionId} aria-labelledby={buttonId} hidden={!open} className={styles.region}>
					{open && code !== "" && (
						<div className={styles.tools}>
							{Tools && (
								<Tools script={script} codeRef={codeRef} warningId={warningId} wrapped={wrapped} onWrap={setWrapped} />
							)}
						</div>
					)}
					{open && content}
				</section>
			</div>
		);
	});
}

const maxSkeletonRows = 8;

/** Rows in place of scripts that are loading. Without JavaScript, a message. */
export function ScriptsSkeleton({ count }: { count: number }) {
	const { t } = useTranslation("template");
	const rows = Math.min(Math.max(count, 1), maxSkeletonRows);
	return (
		<>
			<div aria-hidden="true" data-needs-script>
				{Array.from({ length: rows }, (_, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never change their order
					<div key={index} className={styles.skeletonRow}>
						<Skeleton width="half" />
					</div>
				))}
			</div>
			<noscript>
				<p className={styles.empty}>{t("scriptsNeedJavaScript")}</p>
			</noscript>
		</>
	);
}
