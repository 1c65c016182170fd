import { useState } from "react";
import * as styles from "./notice.module.css";
import { useContentErrors } from "./use-content-errors";

/** The errors in the content, over the open page. Once hidden, it shows again when the errors change. */
export function Notice() {
	const errors = useContentErrors();
	const [hidden, setHidden] = useState<string[]>();
	if (errors.length === 0 || errors === hidden) return null;
	return (
		<section className={styles.notice} aria-labelledby="content-errors-title" role="alert">
			<div className={styles.head}>
				<h2 id="content-errors-title">
					{errors.length === 1 ? "1 error" : `${errors.length} errors`} in content/ and locales/
				</h2>
				<button type="button" onClick={() => setHidden(errors)}>
					Hide
				</button>
			</div>
			<ul>
				{errors.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</section>
	);
}
