import { useEffect, useState } from "react";

/** How long each word stands, in milliseconds (specification, section 9). */
const interval = 3000;

export type Rotation = { active: number; previous: number | undefined; paused: boolean; toggle: () => void };

/**
 * Advances through `count` places in a loop. Stands still while paused, and where the visitor wants no motion.
 */
export function useRotation(count: number): Rotation {
	const [step, setStep] = useState(0);
	const [paused, setPaused] = useState(false);

	useEffect(() => {
		const still = window.matchMedia("(prefers-reduced-motion: reduce)");
		let timer: number | undefined;
		const restart = () => {
			window.clearInterval(timer);
			if (!paused && !still.matches) timer = window.setInterval(() => setStep((current) => current + 1), interval);
		};
		restart();
		still.addEventListener("change", restart);
		return () => {
			window.clearInterval(timer);
			still.removeEventListener("change", restart);
		};
	}, [paused]);

	return {
		active: step % count,
		previous: step === 0 ? undefined : (step - 1) % count,
		paused,
		toggle: () => setPaused(!paused),
	};
}
