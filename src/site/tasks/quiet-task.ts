import { nextTask } from "./next-task";

/** When nothing else waits: the next frame, React's work and the visitor's keys go first. In older browsers, the next task. */
export const quietTask = (): Promise<void> =>
	"scheduler" in window ? window.scheduler.postTask(() => {}, { priority: "background" }) : nextTask();
