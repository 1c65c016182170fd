import { layOutLate } from "../site/loading/lay-out";
import { nextTask } from "../site/tasks/next-task";

/**
 * What takes a slow phone a while, in this order. The browser's first number formatter is one of them: prices and plural
 * forms need one, and all later ones come at once.
 */
const parts = [
	() => import(/* webpackMode: "eager" */ "react-dom/client"),
	() => import(/* webpackMode: "eager" */ "./shared"),
	() => new Intl.NumberFormat(),
	() => import(/* webpackMode: "eager" */ "gatsby-app"),
];

/** Where the app begins, part by part: each is a task of its own, so that none keeps the visitor waiting for long. */
async function start() {
	layOutLate();
	for (const part of parts) {
		await nextTask();
		await part();
	}
}

void start();
