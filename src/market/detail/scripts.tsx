import { useState } from "react";
import { useTranslation } from "../../i18n/use-copy";
import { AccordionRow } from "../../ui/accordion/accordion";
import type { Script } from "../model";
import * as styles from "./scripts.module.css";

/** No row is open (specification, section 4); rows count from 1, as ids may come twice. */
const none = 0;

export type ScriptsProps = { scripts: Script[] };

/** The scripts of a template, of which one at most is open; its row closes it again. */
export function Scripts({ scripts }: ScriptsProps) {
	const { t } = useTranslation("market");
	const [openRow, setOpenRow] = useState(none);
	if (scripts.length === 0) return <p className={styles.empty}>{t("detail.noScripts")}</p>;
	return scripts.map(({ id, name, code }, index) => {
		const row = index + 1;
		return (
			<AccordionRow
				key={`${id}:${row}`}
				title={name}
				open={row === openRow}
				onToggle={() => setOpenRow(row === openRow ? none : row)}
			>
				{code === "" ? (
					<p className={styles.empty}>{t("detail.noCode")}</p>
				) : (
					// biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable with the keyboard
					<pre className={styles.code} tabIndex={0}>
						<code>{code}</code>
					</pre>
				)}
			</AccordionRow>
		);
	});
}
