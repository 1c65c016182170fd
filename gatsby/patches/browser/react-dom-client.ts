import type * as Client from "react-dom/client";

/** Takes the place of react-dom/client: evaluates React's renderer when it is first used, not in the first task. */
const client = (): typeof Client => require("react-dom/client.js");

export const createRoot: typeof Client.createRoot = (...args) => client().createRoot(...args);
export const hydrateRoot: typeof Client.hydrateRoot = (...args) => client().hydrateRoot(...args);
