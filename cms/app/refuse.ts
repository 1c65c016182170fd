/**
 * Stops a save.
 * @throws Error in the form whose message the CMS shows to the user
 */
export function refuse(message: string): never {
	throw new Error("saving_failed", { cause: { message } });
}
