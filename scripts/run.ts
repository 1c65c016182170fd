/** Runs a command of `package.json`. Of its error, it prints the message: the stack would not help. */
export async function run(command: () => Promise<void>): Promise<void> {
	await command().catch((error: Error) => {
		console.error(error.message);
		process.exit(1);
	});
}
