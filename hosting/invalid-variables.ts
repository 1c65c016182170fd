import type { z } from "zod";

/** Error messages for the environment variables that a schema refuses. Empty variables count as missing. */
export function invalidVariables(schema: z.ZodType, environment: NodeJS.ProcessEnv): string[] {
	const values = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
	const issues = schema.safeParse(values).error?.issues ?? [];
	return issues.map(({ path, message }) => {
		const name = path.join(".");
		return `${name} must be ${message} (is ${environment[name] || "empty"})`;
	});
}
