/** Written by the build (`src/build/unloaded-script.ts`): it comes where it is needed, and no page carries its words. */
export const unloadedScript = "/unloaded.js";

/**
 * For the head of every page: where a script (the one target with a text) does not load, or Gatsby gives up, before the
 * page is alive, the visitor is told. Where what tells of it does not come either, that is the end of it. Short, as it
 * stands in every page.
 */
export const watchStart = `for(const k of["error","unhandledrejection"])addEventListener(k,e=>{self.isAlive||(e.reason||"text"in e.target)&&import("${unloadedScript}").catch(e=>0)},true)`;
