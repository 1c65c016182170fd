import type { GatsbyBrowser } from "gatsby";
import { nextTask } from "../tasks/next-task";
import { ignoreQueries, type Loader } from "./ignore-queries";

/** Gatsby starts when this is done: not in the task in which its code was read. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
	ignoreQueries((window as unknown as { ___loader: Loader }).___loader);
	return nextTask();
};
