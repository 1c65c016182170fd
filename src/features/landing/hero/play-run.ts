/** Plays the run of the script from its start. The animations are those of `script-run.module.css`. */
function play(run: HTMLElement) {
	for (const part of run.querySelectorAll<HTMLElement>("[data-step]")) {
		part.style.setProperty("--step", part.dataset.step ?? "");
	}
	run.dataset.playing = "false";
	// The browser ends the animations, which start again.
	run.getBoundingClientRect();
	run.dataset.playing = "true";
}

/**
 * Plays the run of the script once, when most of its code is in view, and on request.
 * @returns ends it
 */
export function playRun(hero: HTMLElement): () => void {
	const findRun = () => hero.querySelector<HTMLElement>("[data-playing]");
	const code = findRun()?.querySelector("pre");

	const observer = new IntersectionObserver(
		(entries) => {
			if (entries.some(({ isIntersecting }) => isIntersecting)) start();
		},
		{ threshold: 0.6 },
	);

	function start() {
		observer.disconnect();
		const run = findRun();
		if (run) play(run);
	}

	function startOnRequest({ target }: Event) {
		if ((target as Element).closest("[data-plays-run]")) start();
	}

	const waiting = hero.querySelector<HTMLElement>('[data-playing="waiting"]');
	if (waiting) waiting.dataset.playing = "ready";
	if (code) observer.observe(code);
	hero.addEventListener("click", startOnRequest);
	return () => {
		observer.disconnect();
		hero.removeEventListener("click", startOnRequest);
	};
}
