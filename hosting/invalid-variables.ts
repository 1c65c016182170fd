import { z } from "zod";

/**
 * The zod schema of a variable. Values become part of the policy and of server configurations, so no pattern may allow characters
 * that need quoting.
 */
export const stringMatching = (pattern: RegExp, error: string) => z.string({ error }).regex(pattern, { error });

/** Error messages for the environment variables that a schema refuses. Empty variables count as missing. */
export function invalidVariables(schema: z.ZodType, environment: NodeJS.ProcessEnv): string[] {
	const values = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
	const issues = schema.safeParse(values).error?.issues ?? [];
	return issues.map(({ path, message }) => {
		const name = path.join(".");
		return `${name} must be ${message} (is ${environment[name] || "empty"})`;
	});
}
