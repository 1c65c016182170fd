import { type RefObject, useEffect, useId, useRef } from "react";
import { Icon } from "../../../components/icon/icon";
import { Skeleton } from "../../../components/skeleton/skeleton";
import { useTranslation } from "../../../i18n/hooks";
import type { Script } from "../model";
import { CodeBox, type CodeBoxProps } from "./code-box";
import { maxShown } from "./code-limits";
import * as styles from "./scripts.module.css";

export type ScriptsProps = Pick<CodeBoxProps, "highlightLines" | "wrapped"> & {
	scripts: readonly Script[];
	/** The position of the open script; -1 if none is open. */
	openIndex: number;
	onToggle: (index: number) => void;
	/** Scrolls to the open script and focuses its button. */
	focusOpen?: boolean;
	codeRef?: RefObject<HTMLElement | null>;
};

/** The scripts of a template as an accordion. One script at most is open (docs/rules.md, Templates). */
export function Scripts({ scripts, openIndex, onToggle, focusOpen, codeRef, ...codeProps }: ScriptsProps) {
	const { t } = useTranslation("template");
	const baseId = useId();
	const openButtonRef = useRef<HTMLButtonElement>(null);

	useEffect(() => {
		if (!focusOpen || openIndex < 0) return;
		openButtonRef.current?.scrollIntoView({ block: "start", behavior: "instant" });
		openButtonRef.current?.focus({ preventScroll: true });
	}, [focusOpen, openIndex]);

	if (scripts.length === 0) return <p className={styles.empty}>{t("noScripts")}</p>;
	return scripts.map(({ id, name, code }, index) => {
		const open = index === openIndex;
		const buttonId = `${baseId}button-${index}`;
		const regionId = `${baseId}region-${index}`;
		const isShown = code !== "" && code.length <= maxShown;
		const content = isShown ? (
			<CodeBox code={code} codeRef={codeRef} {...codeProps} />
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
						<span className={styles.title}>{name}</span>
						<Icon name="chevron-down" className={styles.arrow} />
					</button>
				</h2>
				<section id={regionId} aria-labelledby={buttonId} hidden={!open} className={styles.region}>
					{open && content}
				</section>
			</div>
		);
	});
}

const maxSkeletonRows = 8;

/** Rows in place of scripts that are loading. */
export function ScriptsSkeleton({ count }: { count: number }) {
	const rows = Math.min(Math.max(count, 1), maxSkeletonRows);
	return (
		<div aria-hidden="true" data-needs-script>
			{Array.from({ length: rows }, (_, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never change their order
				<div key={index} className={styles.skeletonRow}>
					<Skeleton width="half" />
				</div>
			))}
		</div>
	);
}
