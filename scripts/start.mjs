import { ensureInstalled } from "./ensure-installed.mjs";
import { run } from "./run.mjs";

// `npm start`: the complete site from a fresh clone, served with the sample market API.
ensureInstalled();
const served = run("gatsby", ["build"]) && run("tsx", ["scripts/serve.ts"]);
process.exitCode = served ? 0 : 1;
