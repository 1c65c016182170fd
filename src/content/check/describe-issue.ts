import { z } from "zod";
import { didYouMean, nearest } from "./suggest";

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** A schema as far as the names of fields go. */
type Shape = { properties?: Record<string, Shape>; items?: Shape };

const shapes = new WeakMap<z.ZodType, Shape>();

function shapeOf(schema: z.ZodType): Shape {
	const known = shapes.get(schema) ?? (z.toJSONSchema(schema, { io: "input" }) as Shape);
	shapes.set(schema, known);
	return known;
}

/** The names of the fields that a schema knows at that path. */
export function fieldsAt(schema: z.ZodType, path: Path): string[] {
	const shape = path.reduce<Shape | undefined>(
		(at, part) => (typeof part === "number" ? at?.items : at?.properties?.[String(part)]),
		shapeOf(schema),
	);
	return Object.keys(shape?.properties ?? {});
}

/** The value at a path of parsed YAML; undefined where there is none. */
export function valueAt(value: unknown, path: Path): unknown {
	return path.reduce<unknown>((at, part) => {
		const inside = typeof at === "object" && at !== null && Object.hasOwn(at, part);
		return inside ? (at as Record<PropertyKey, unknown>)[part] : undefined;
	}, value);
}

function shown(value: unknown): string {
	if (value === undefined) return "missing";
	if (value === null || value === "") return "empty";
	if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
	if (typeof value === "object") return "a group of fields";
	const text = JSON.stringify(value);
	return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** `price must be whole dollars (is "five")`: field, rule, value and, for a list of choices, the nearest. */
export function describeIssue(issue: Issue, schema: z.ZodType, content: unknown): string {
	if (issue.code === "custom" && !issue.message.startsWith("must")) return issue.message;
	const value = valueAt(content, issue.path);
	const name = issue.path.findLast((part) => typeof part === "string");
	if (name === undefined)
		return `the file must have the fields ${fieldsAt(schema, []).join(", ")} (is ${shown(value)})`;
	const meant =
		issue.code === "invalid_value" && typeof value === "string" ? didYouMean(value, issue.values.map(String)) : "";
	return `${String(name)} ${issue.message} (is ${shown(value)})${meant}`;
}

/** An unknown field, and the name that was meant: one that is not there yet. */
export function describeUnknownKey(key: string, path: Path, schema: z.ZodType, content: unknown) {
	const given = Object.keys(valueAt(content, path) ?? {});
	const free = fieldsAt(schema, path).filter((field) => !given.includes(field));
	return { message: `"${key}" is not known here${didYouMean(key, free)}`, meant: nearest(key, free) };
}
