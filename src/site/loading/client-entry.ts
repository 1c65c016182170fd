import { nextTask } from "../tasks/next-task";
import { ignoreQueries } from "./ignore-queries";
import { pageLoader } from "./page-loader";

/** Gatsby starts when this is done: not in the task in which its code was read. */
export function onClientEntry(): Promise<void> {
	const loader = pageLoader();
	if (loader) ignoreQueries(loader);
	return nextTask();
}
