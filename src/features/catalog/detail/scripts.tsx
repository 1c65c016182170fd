import { useEffect, useId, useRef, useState } from "react";
import { Icon } from "../../../components/icon/icon";
import { Skeleton } from "../../../components/skeleton/skeleton";
import { useTranslation } from "../../../i18n/hooks";
import { langAttribute } from "../../../i18n/lang-attribute";
import type { Script } from "../model";
import { CodeBox, type CodeBoxProps, maxShown } from "./code-box";
import { ScriptTools } from "./script-tools";
import * as styles from "./scripts.module.css";

type ScriptsProps = Pick<CodeBoxProps, "highlightLines"> & {
	scripts: readonly Script[];
	isOpen: (id: string) => boolean;
	onToggle: (id: string) => void;
	/** Scrolls to the open script and focuses its button. */
	focusOpen?: boolean;
	/** The language of the scripts' names, if the market names it. */
	lang?: string | null;
};

/** The scripts of a template as an accordion. One script at most is open (docs/rules.md, Templates). */
export function Scripts({ scripts, isOpen, onToggle, focusOpen, lang, highlightLines }: ScriptsProps) {
	const { t, language } = useTranslation("template");
	// Wrapping stays on for the other scripts.
	const [wrapped, setWrapped] = useState(false);
	const codeRef = useRef<HTMLElement>(null);
	const openButtonRef = useRef<HTMLButtonElement>(null);
	const baseId = useId();
	const openId = scripts.find(({ id }) => isOpen(id))?.id;

	useEffect(() => {
		if (!focusOpen || openId === undefined) return;
		openButtonRef.current?.scrollIntoView({ block: "start", behavior: "instant" });
		openButtonRef.current?.focus({ preventScroll: true });
	}, [focusOpen, openId]);

	if (scripts.length === 0) return <p className={styles.empty}>{t("noScripts")}</p>;
	return scripts.map((script, index) => {
		const { id, name, code } = script;
		const open = id === openId;
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
			<div key={id} className={styles.row}>
				<h2 className={styles.heading}>
					<button
						ref={open ? openButtonRef : undefined}
						type="button"
						id={buttonId}
						aria-expanded={open}
						aria-controls={regionId}
						className={styles.button}
						onClick={() => onToggle(id)}
					>
						<span lang={langAttribute(name, language, lang)} className={styles.title}>
							{name}
						</span>
						<Icon name="chevron-down" className={styles.arrow} />
					</button>
				</h2>
				<section id={regionId} aria-labelledby={buttonId} hidden={!open} className={styles.region}>
					{open && code !== "" && (
						<div className={styles.tools}>
							<ScriptTools
								script={script}
								codeRef={codeRef}
								warningId={warningId}
								wrapped={wrapped}
								onWrap={setWrapped}
							/>
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
