import { z } from "zod";
import { characterErrors, showInvisible } from "../schemas/characters";
import { type ContentError, compareNames, didYouMean } from "./content-error";
import { schemaValues } from "./content-fields";
import { isObject } from "./parsed-text";
import type { Source } from "./source";

const typeNames: Record<string, string> = {
	string: "a text",
	boolean: "true or false",
	array: "a list: lines that start with -",
	object: "a group of fields",
	int: "a whole number",
};

/** The messages of schemas that define no message. */
function defaultMessage(issue: z.core.$ZodRawIssue): string {
	if (issue.code === "invalid_value") return `must be one of ${issue.values.join(", ")}`;
	if (issue.code === "invalid_type") return `must be ${typeNames[issue.expected] ?? `a ${issue.expected}`}`;
	return "is not valid";
}

function describeValue(value: unknown): string {
	if (value === undefined) return "missing";
	if (value === null || value === "") return "empty";
	if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
	if (value instanceof Date) return "a date: put it in quotes";
	if (typeof value === "object") return "a group of fields";
	const text = showInvisible(JSON.stringify(value));
	return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** The values that a field accepts, if it has a list of them. */
function choicesOf(issue: z.core.$ZodIssue): string[] {
	if (issue.code === "invalid_union") return issue.errors.flat().flatMap(choicesOf);
	return issue.code === "invalid_value" ? issue.values.map(String) : [];
}

/** `price must be whole dollars (is "five")`: field, rule, value and, for a list of choices, the closest one. */
function describeIssue(issue: z.core.$ZodIssue, value: unknown): string {
	if (issue.code === "custom" && !issue.message.startsWith("must")) return issue.message;
	const suggestion = typeof value === "string" ? didYouMean(value, choicesOf(issue)) : "";
	const field = issue.path.findLast((key) => typeof key === "string");
	return `${field} ${issue.message} (is ${describeValue(value)})${suggestion}`;
}

/** The errors of a file with a schema. A misspelled field is not reported as missing too. */
export function schemaErrors(schema: z.ZodObject, source: Source): ContentError[] {
	if (source.syntaxErrors.length > 0) return source.syntaxErrors;
	const issues = schema.safeParse(source.value, { error: defaultMessage }).error?.issues ?? [];
	const values = schemaValues(schema, source.value);
	if (!isObject(source.value)) {
		const fields = Object.keys(schema.shape).join(", ");
		return [source.errorAt([], `the file must have the fields ${fields} (is ${describeValue(source.value)})`)];
	}

	const errors: ContentError[] = [];
	const misspelled = new Set<string>();
	for (const { path, schema: group, value } of values) {
		if (!(group instanceof z.ZodObject) || !isObject(value)) continue;
		for (const { name, intended, suggestion } of compareNames(Object.keys(value), Object.keys(group.shape)).unknown) {
			misspelled.add([...path, intended].join("."));
			errors.push(source.errorAtKey([...path, name], `"${name}" is not a known field${suggestion}`));
		}
	}
	for (const issue of issues) {
		const path = issue.path.join(".");
		if (issue.code === "unrecognized_keys" || misspelled.has(path)) continue;
		const value = values.find((each) => each.path.join(".") === path)?.value;
		errors.push(source.errorAt(issue.path, describeIssue(issue, value)));
	}
	// A text that no schema restricts has the rules of the other texts.
	for (const { path, value } of values) {
		const isInvalid = issues.some((issue) => issue.path.join(".") === path.join("."));
		if (typeof value !== "string" || isInvalid) continue;
		const field = String(path.findLast((key) => typeof key === "string"));
		errors.push(...characterErrors(value).map((message) => source.errorAt(path, `${field} ${message}`)));
	}
	return errors;
}
