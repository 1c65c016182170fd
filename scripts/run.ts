import { satisfies } from "semver";
import { engines } from "../package.json";

/** @throws an error that names the versions of Node.js that run the project, if this is none of them */
export function checkNode(version = process.version): void {
	if (satisfies(version, engines.node)) return;
	throw new Error(`Node.js ${version.slice(1)} does not run this project. Use a version in ${engines.node}.`);
}

/** Runs a command of `package.json`. Of its error, it prints the message: the stack would not help. */
export async function run(command: () => Promise<void>): Promise<void> {
	try {
		checkNode();
		await command();
	} catch (error) {
		console.error((error as Error).message);
		process.exit(1);
	}
}
