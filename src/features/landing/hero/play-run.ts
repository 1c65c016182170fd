/** Plays the run of the script from its start. The animations are those of `script-run.module.css`. */
function play(run: HTMLElement) {
	for (const part of run.querySelectorAll<HTMLElement>("[data-step]")) {
		part.style.setProperty("--step", part.dataset.step ?? "");
	}
	if (run.dataset.playing === "true") {
		run.dataset.playing = "false";
		// The browser ends the animations, which start again.
		run.getBoundingClientRect();
	}
	run.dataset.playing = "true";
}

/**
 * Plays the run of the script once, when its log comes into view, and on request.
 * @returns ends it
 */
export function playRun(hero: HTMLElement): () => void {
	const findRun = () => hero.querySelector<HTMLElement>("[data-playing]");
	const log = findRun()?.querySelector("ol");

	const observer = new IntersectionObserver(
		(entries) => {
			if (entries.some(({ isIntersecting }) => isIntersecting)) start();
		},
		{ rootMargin: "0px 0px -10% 0px" },
	);

	function start() {
		observer.disconnect();
		const run = findRun();
		if (run) play(run);
	}

	function startOnRequest({ target }: Event) {
		if ((target as Element).closest("[data-plays-run]")) start();
	}

	if (log) observer.observe(log);
	hero.addEventListener("click", startOnRequest);
	return () => {
		observer.disconnect();
		hero.removeEventListener("click", startOnRequest);
	};
}
