/** How long each word is shown, in milliseconds (docs/rules.md, Hero). */
const interval = 3000;

/** Shows the next word of the title. The states are those of `hero.module.css`. */
function showNextWord(hero: HTMLElement) {
	const words = [...hero.querySelectorAll<HTMLElement>("[data-words] > *")];
	const current = words.findIndex(({ dataset }) => dataset.state === "active");
	const next = (current + 1) % words.length;
	for (const [index, word] of words.entries()) {
		if (index === next) word.dataset.state = "active";
		else if (index === current) word.dataset.state = "exit";
		else delete word.dataset.state;
		word.setAttribute("aria-hidden", String(index !== next));
	}
}

/**
 * Shows the words of the title in turn, unless the visitor has paused them or prefers reduced motion. Finds the elements at each
 * change: React may have replaced them.
 * @returns ends it
 */
export function rotateWords(hero: HTMLElement): () => void {
	const reducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)");
	let timer: number | undefined;

	function start() {
		timer = window.setInterval(() => {
			if (!reducedMotion.matches) showNextWord(hero);
		}, interval);
	}

	function stop() {
		window.clearInterval(timer);
		timer = undefined;
	}

	function togglePaused({ target }: Event) {
		const button = (target as Element).closest("[data-pauses-words]");
		if (!button) return;
		if (timer === undefined) start();
		else stop();
		for (const label of button.querySelectorAll<HTMLElement>(":scope > span")) label.hidden = !label.hidden;
	}

	start();
	hero.addEventListener("click", togglePaused);
	return () => {
		stop();
		hero.removeEventListener("click", togglePaused);
	};
}
