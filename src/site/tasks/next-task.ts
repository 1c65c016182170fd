/** What the visitor does meanwhile comes before the next task. */
export const nextTask = () => new Promise<void>((next) => setTimeout(next));
