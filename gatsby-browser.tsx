import "./src/styles/global.css";

export { onInitialClientRender } from "./src/site/loading/first-render";
export { replaceHydrateFunction } from "./src/site/loading/hydrate";
/** Gatsby starts when this is done: not in the task in which its code was read. */
export { nextTask as onClientEntry } from "./src/site/tasks/next-task";
export { wrapPageElement } from "./src/site/wrap-page-element";
