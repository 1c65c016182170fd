import { useEffect, useState } from "react";
import * as styles from "./hero.module.css";

/** How long each word is shown, in milliseconds (docs/rules.md, Hero). */
const interval = 3000;

/** Counts the words that were shown. Stops while it is paused and if the visitor prefers reduced motion. */
export function useRotation() {
	const [step, setStep] = useState(0);
	const [paused, setPaused] = useState(false);

	useEffect(() => {
		if (paused) return;
		const reducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)");
		const timer = window.setInterval(() => {
			if (!reducedMotion.matches) setStep((current) => current + 1);
		}, interval);
		return () => window.clearInterval(timer);
	}, [paused]);

	return { step, paused, togglePaused: () => setPaused(!paused) };
}

type RotatingWordProps = { words: { id: string; text: string }[]; step: number };

/** Shows one of the words. All words share a grid cell, which is as wide as the longest: the layout does not shift. */
export function RotatingWord({ words, step }: RotatingWordProps) {
	const active = step % words.length;
	// -1 before the first change: no word exits.
	const previous = (step - 1) % words.length;
	const states = new Map([
		[previous, "exit"],
		[active, "active"],
	]);
	// The spaces separate the words where the heading is read as text: by search engines, and when it is copied.
	return (
		<span className={styles.words}>
			{words.map(({ id, text }, index) => (
				<span key={id} className={styles.word} data-state={states.get(index)} aria-hidden={index !== active}>
					{`${text} `}
				</span>
			))}
		</span>
	);
}
