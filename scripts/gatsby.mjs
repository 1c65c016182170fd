import { ensureInstalled } from "./ensure-installed.mjs";
import { run } from "./run.mjs";

// `npm run build` and `npm run develop`.
ensureInstalled();
process.exitCode = run("gatsby", process.argv.slice(2)) ? 0 : 1;
