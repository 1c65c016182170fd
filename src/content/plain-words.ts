import type { z } from "zod";

/** The message of a field of the wrong kind: a schema that has a message of its own comes before this. */
export function plainWords(issue: z.core.$ZodRawIssue): string {
	if (issue.code === "invalid_value") return `must be one of ${issue.values.join(", ")}`;
	if (issue.code !== "invalid_type") return "is not as it should be";
	const kinds: Record<string, string> = {
		string: "a text",
		boolean: "true or false",
		array: "a list: lines that start with -",
		object: "a group of fields",
		int: "a whole number",
	};
	return `must be ${kinds[issue.expected] ?? `a ${issue.expected}`}`;
}
