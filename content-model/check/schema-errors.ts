import { z } from "zod";
import { unwrapOptional } from "../schemas/schema-helpers";
import { type ContentError, closest, didYouMean } from "./content-error";
import type { Path, Source } from "./parse-source";

type Issue = z.core.$ZodIssue;

const typeNames: Record<string, string> = {
	string: "a text",
	boolean: "true or false",
	array: "a list: lines that start with -",
	object: "a group of fields",
	int: "a whole number",
};

/** The messages of schemas that define no message. */
export function zodErrorMap(issue: z.core.$ZodRawIssue): string {
	if (issue.code === "invalid_value") return `must be one of ${issue.values.join(", ")}`;
	if (issue.code === "invalid_type") return `must be ${typeNames[issue.expected] ?? `a ${issue.expected}`}`;
	return "is not valid";
}

/** The names of the fields that the schema allows at that path. */
function fieldsAt(schema: z.ZodType, path: Path): string[] {
	const target = path.reduce<z.ZodType | undefined>((at, key) => {
		if (at instanceof z.ZodArray) return unwrapOptional(at.element);
		return at instanceof z.ZodObject && at.shape[String(key)] ? unwrapOptional(at.shape[String(key)]) : undefined;
	}, schema);
	return target instanceof z.ZodObject ? Object.keys(target.shape) : [];
}

function valueAt(value: unknown, path: Path): unknown {
	return path.reduce<unknown>((at, key) => {
		const exists = typeof at === "object" && at !== null && Object.hasOwn(at, key);
		return exists ? (at as Record<PropertyKey, unknown>)[key] : undefined;
	}, value);
}

function describeValue(value: unknown): string {
	if (value === undefined) return "missing";
	if (value === null || value === "") return "empty";
	if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
	if (typeof value === "object") return "a group of fields";
	const text = JSON.stringify(value);
	return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** `price must be whole dollars (is "five")`: field, rule, value and, for a list of choices, the closest one. */
function describeIssue(issue: Issue, schema: z.ZodType, content: unknown): string {
	if (issue.code === "custom" && !issue.message.startsWith("must")) return issue.message;
	const value = valueAt(content, issue.path);
	const field = issue.path.findLast((key) => typeof key === "string");
	if (field === undefined) {
		return `the file must have the fields ${fieldsAt(schema, []).join(", ")} (is ${describeValue(value)})`;
	}
	const isChoice = issue.code === "invalid_value" && typeof value === "string";
	const suggestion = isChoice ? didYouMean(value, issue.values.map(String)) : "";
	return `${field} ${issue.message} (is ${describeValue(value)})${suggestion}`;
}

/** Converts zod's issues to errors at their positions. A misspelled field is not reported as missing too. */
export function schemaErrors(issues: Issue[], schema: z.ZodType, source: Source): ContentError[] {
	const misspelled = new Set<string>();
	const unknownFields = issues.flatMap((issue) => {
		if (issue.code !== "unrecognized_keys") return [];
		const present = Object.keys(valueAt(source.value, issue.path) ?? {});
		const absent = fieldsAt(schema, issue.path).filter((field) => !present.includes(field));
		return issue.keys.map((key) => {
			const intended = closest(key, absent);
			if (intended) misspelled.add(JSON.stringify([...issue.path, intended]));
			return source.errorAtKey([...issue.path, key], `"${key}" is not a known field${didYouMean(key, absent)}`);
		});
	});
	const others = issues.filter(
		({ code, path }) => code !== "unrecognized_keys" && !misspelled.has(JSON.stringify(path)),
	);
	return [
		...unknownFields,
		...others.map((issue) => source.errorAt(issue.path, describeIssue(issue, schema, source.value))),
	];
}
