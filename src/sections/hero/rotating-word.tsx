import * as styles from "./rotating-word.module.css";

export type RotatingWordProps = { words: { id: string; text: string }[]; active: number; previous: number | undefined };

function state(index: number, { active, previous }: RotatingWordProps) {
	if (index === active) return "active";
	return index === previous ? "exit" : undefined;
}

/** All words lie in one place, of which the widest sets the size: nothing moves when they take turns. */
export function RotatingWord(props: RotatingWordProps) {
	return (
		<span className={styles.words}>
			{props.words.map(({ id, text }, index) => (
				<span key={id} className={styles.word} data-state={state(index, props)} aria-hidden={index !== props.active}>
					{`${text} `}
				</span>
			))}
		</span>
	);
}
