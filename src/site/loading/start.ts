import { nextTask } from "../tasks/next-task";
import { layOutLate } from "./lay-out";

/**
 * Where the app begins. On a slow phone the browser is busy for a while with reading the code, with getting its first
 * number formatter ready (prices and plural forms need one; all later ones come at once), and with starting. Each is a task
 * of its own here, so that none keeps the visitor waiting for long.
 */
async function start() {
	layOutLate();
	await nextTask();
	new Intl.NumberFormat();
	await nextTask();
	await import(/* webpackMode: "eager" */ "gatsby-app");
}

void start();
