import { type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "../../i18n/use-copy";
import { AccordionRow } from "../../ui/accordion/accordion";
import type { Script } from "../model";
import { CodeBox } from "./code/code-box";
import type { Highlighter } from "./code/code-chunk";
import * as styles from "./scripts.module.css";

export type ScriptsProps = {
	scripts: readonly Script[];
	/** The open row, counted from 1; 0 for none. */
	row: number;
	onToggle: (row: number) => void;
	highlighter?: Highlighter;
	wrapped?: boolean;
	codeRef: RefObject<HTMLElement | null>;
	/** Changes when the address leads to the open row: the visitor is taken there. Nothing where it need not. */
	ledBy?: number;
};

/** The scripts of a template, of which one at most is open; its row closes it again. */
export function Scripts({
	scripts,
	row: openRow,
	onToggle,
	highlighter,
	wrapped = false,
	codeRef,
	ledBy,
}: ScriptsProps) {
	const { t } = useTranslation("template");
	const opener = useRef<HTMLButtonElement>(null);

	useEffect(() => {
		if (ledBy === undefined || !opener.current) return;
		opener.current.scrollIntoView({ block: "start", behavior: "instant" });
		opener.current.focus({ preventScroll: true });
	}, [ledBy]);

	if (scripts.length === 0) return <p className={styles.empty}>{t("noScripts")}</p>;
	return scripts.map(({ id, name, code }, index) => {
		const row = index + 1;
		const open = row === openRow;
		return (
			<AccordionRow
				key={`${id}:${row}`}
				title={name}
				open={open}
				onToggle={() => onToggle(row)}
				buttonRef={open ? opener : undefined}
			>
				{code === "" ? (
					<p className={styles.empty}>{t("noCode")}</p>
				) : (
					<CodeBox code={code} highlighter={highlighter} wrapped={wrapped} codeRef={codeRef} />
				)}
			</AccordionRow>
		);
	});
}
