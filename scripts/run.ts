import { satisfies } from "semver";
import { engines } from "../package.json";

/** Runs a command of `package.json`, on a supported Node.js. Of its error, it prints the message: the stack would not help. */
export async function run(command: () => Promise<void>): Promise<void> {
	try {
		if (!satisfies(process.version, engines.node)) {
			throw new Error(`Node.js ${process.versions.node} does not run this project. Use a version in ${engines.node}.`);
		}
		await command();
	} catch (error) {
		console.error((error as Error).message);
		process.exit(1);
	}
}
