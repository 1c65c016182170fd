/** The page is alive: from here on, there is nothing to tell (`watch-start.ts`, which is not shipped as a module). */
export function noteStart() {
	(window as { isAlive?: boolean }).isAlive = true;
}
