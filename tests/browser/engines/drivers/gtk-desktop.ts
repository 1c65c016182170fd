import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";

/** MiniBrowser's tool bar makes narrow windows impossible unless its buttons shrink. */
const narrowToolBar = "button, entry, toolbar, toolitem { min-width: 0; padding: 0; border: 0 }";

/** Writes the configuration folder of GTK. */
export function configureGtk(folder: string) {
	fs.mkdirSync(path.join(folder, "gtk-3.0"), { recursive: true });
	fs.writeFileSync(path.join(folder, "gtk-3.0/gtk.css"), narrowToolBar);
}

/** Starts a virtual screen on a free display, which it returns. */
export async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
	// Without `-noreset`, the screen starts again after each browser, and refuses the next one meanwhile.
	const options = ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp", "-noreset"];
	const screen = spawn("Xvfb", options, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
	const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, "data");
	return { screen, display: `:${String(number).trim()}` };
}
