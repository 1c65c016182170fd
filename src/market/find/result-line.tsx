import { useTranslation } from "../../i18n/use-copy";
import { Button } from "../../ui/button/button";
import * as styles from "./result-line.module.css";

export type ResultLineProps = {
	/** How many there are, in words. Screen readers are told by a status when typing has stopped. */
	text: string | undefined;
	/** Takes back query and filters, where there are any. */
	onClear: (() => void) | undefined;
};

export function ResultLine({ text, onClear }: ResultLineProps) {
	const { t } = useTranslation("find");
	return (
		<div className={styles.line} data-needs-script>
			<p aria-hidden="true">{text}</p>
			{onClear && (
				<Button variant="quiet" size="small" onClick={onClear}>
					{t("clearAll")}
				</Button>
			)}
		</div>
	);
}
