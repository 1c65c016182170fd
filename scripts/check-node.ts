import { satisfies } from "semver";
import { engines } from "../package.json";

/** @throws an error that names the versions of Node.js that run the project, if this is none of them */
export function checkNode(version = process.version): void {
	if (satisfies(version, engines.node)) return;
	throw new Error(`Node.js ${version.slice(1)} does not run this project. Use a version in ${engines.node}.`);
}
