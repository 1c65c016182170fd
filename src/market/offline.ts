/** Whether the browser knows that it has no connection: then that is the reason of a failed call to tell. */
export const isOffline = () => typeof navigator !== "undefined" && navigator.onLine === false;
