import { z } from "zod";
import { type ErrorCode, fromZod, type Problem, zodMessage } from "../messages";
import { characterErrors, showInvisible } from "../schemas/characters";
import { type ContentError, compareNames, didYouMean, suggest, withSubject } from "./content-error";
import { schemaValues } from "./content-fields";
import { isObject } from "./parsed-file";
import type { Source } from "./source";

const typeErrors: Record<string, ErrorCode> = {
	string: "mustBeString",
	boolean: "mustBeBoolean",
	array: "mustBeList",
	object: "mustBeGroup",
	int: "mustBeWhole",
	number: "mustBeNumber",
};

/** The problems of schemas that define none. */
function defaultMessage(issue: z.core.$ZodRawIssue): string {
	if (issue.code === "invalid_value") return zodMessage("mustBeOneOf", { choices: issue.values.join(", ") });
	if (issue.code === "invalid_type") return zodMessage(typeErrors[issue.expected] ?? "notValid");
	return zodMessage("notValid");
}

/** A value as the parameter of an error. */
export function describeValue(value: unknown): string | Problem {
	if (value === undefined) return { code: "isMissing" };
	if (value === null || value === "") return { code: "isEmpty" };
	if (Array.isArray(value)) return { code: value.length === 0 ? "isEmptyList" : "isList" };
	if (value instanceof Date) return { code: "isDate" };
	if (typeof value === "object") return { code: "isGroup" };
	const text = showInvisible(JSON.stringify(value));
	return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** The values that a field accepts, if it has a list of them. */
function choicesOf(issue: z.core.$ZodIssue): string[] {
	if (issue.code === "invalid_union") return issue.errors.flat().flatMap(choicesOf);
	return issue.code === "invalid_value" ? issue.values.map(String) : [];
}

/** The name of a field. Entries of lists have that of the list. */
const fieldOf = (path: readonly PropertyKey[]): string => String(path.findLast((key) => typeof key === "string"));

/** `price must be whole dollars (is "five")`: field, rule, value and, for a list of choices, the closest one. */
function describeIssue(issue: z.core.$ZodIssue, value: unknown): Problem {
	const problem = fromZod(issue.message);
	// These name the value.
	if (problem.code === "twice" || problem.code === "needsUrl") return problem;
	const suggestion = typeof value === "string" ? didYouMean(value, choicesOf(issue)) : {};
	const params = { ...problem.params, value: describeValue(value), ...suggestion };
	return withSubject(fieldOf(issue.path), { ...problem, params });
}

/** The errors of a file with a schema. A misspelled field is not reported as missing too. */
export function schemaErrors(schema: z.ZodObject, source: Source): ContentError[] {
	if (source.syntaxErrors.length > 0) return source.syntaxErrors;
	const issues = schema.safeParse(source.value, { error: defaultMessage }).error?.issues ?? [];
	const values = schemaValues(schema, source.value);
	if (!isObject(source.value)) {
		const required = Object.keys(schema.shape).filter((name) => !(schema.shape[name] instanceof z.ZodOptional));
		const params = { fields: required.join(", "), value: describeValue(source.value) };
		return [source.errorAt([], { code: "fileFields", params })];
	}

	const errors: ContentError[] = [];
	const misspelled = new Set<string>();
	for (const { path, schema: group, value } of values) {
		if (!(group instanceof z.ZodObject) || !isObject(value)) continue;
		for (const { name, intended } of compareNames(Object.keys(value), Object.keys(group.shape)).unknown) {
			misspelled.add([...path, intended].join("."));
			errors.push(source.errorAtKey([...path, name], { code: "unknownField", params: { name, ...suggest(intended) } }));
		}
	}
	for (const issue of issues) {
		const path = issue.path.join(".");
		if (issue.code === "unrecognized_keys" || misspelled.has(path)) continue;
		const value = values.find((each) => each.path.join(".") === path)?.value;
		errors.push(source.errorAt(issue.path, describeIssue(issue, value)));
	}
	// A value that no schema restricts has the rules of strings.
	for (const { path, value } of values) {
		const isInvalid = issues.some((issue) => issue.path.join(".") === path.join("."));
		if (typeof value !== "string" || isInvalid) continue;
		const problems = characterErrors(value).map((problem) => withSubject(fieldOf(path), problem));
		errors.push(...problems.map((problem) => source.errorAt(path, problem)));
	}
	return errors;
}
