import { useEffect, useState } from "react";
import { formatProblem, type Problem } from "../../../src/content/check/problem";
import * as styles from "./notice.module.css";
import { explain } from "./recovery";
import { useMistakes } from "./use-mistakes";

/** The lines of `npm run check` over the open page. Hidden, it is back as soon as there are others. */
export function Notice() {
	const problems = useMistakes();
	const [hidden, setHidden] = useState<Problem[]>();
	useEffect(() => explain(problems.some(({ mild }) => !mild)), [problems]);
	if (problems.length === 0 || problems === hidden) return null;
	return (
		<section className={styles.notice} aria-labelledby="mistakes-title" role="alert">
			<div className={styles.head}>
				<h2 id="mistakes-title">
					{problems.length === 1 ? "1 mistake" : `${problems.length} mistakes`} in content/ and locales/
				</h2>
				<button type="button" onClick={() => setHidden(problems)}>
					Hide
				</button>
			</div>
			<ul>
				{problems.map(formatProblem).map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</section>
	);
}
