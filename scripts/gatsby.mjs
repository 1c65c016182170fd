import { ensureInstalled } from "./ensure-installed.mjs";
import { run } from "./run.mjs";

// `npm run build` and `npm run develop`. With `-- pseudo` they include the pseudo-language.
ensureInstalled();
const args = process.argv.slice(2);
const env = args.includes("pseudo") ? { PSEUDO_LANGUAGE: "1" } : {};
const options = args.filter((arg) => arg !== "pseudo");
process.exitCode = run("gatsby", options, env) ? 0 : 1;
