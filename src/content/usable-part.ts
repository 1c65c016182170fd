import type { z } from "zod";
import type { Path } from "./content-file";
import { plainWords } from "./plain-words";

type Issues = z.core.$ZodIssue[];
type Part<Schema extends z.ZodType> = { data: z.infer<Schema>; origin: (path: Path) => Path };

const keyOf = (path: readonly PropertyKey[]) => JSON.stringify(path);

/** The value without the entries of lists, or the unknown fields outside lists, that those issues are about. */
function without(value: unknown, issues: Issues): { value: unknown; origin: (path: Path) => Path } {
	const dropped = new Set(
		issues.flatMap(({ path, ...issue }) => {
			const entry = path.slice(0, path.findLastIndex((part) => typeof part === "number") + 1);
			const outside = issue.code === "unrecognized_keys" && entry.length === 0;
			return outside ? issue.keys.map((key) => keyOf([...path, key])) : [keyOf(entry)];
		}),
	);
	const kept = new Map<string, number[]>();

	function copy(node: unknown, from: Path, to: Path): unknown {
		if (Array.isArray(node)) {
			const indexes = [...node.keys()].filter((index) => !dropped.has(keyOf([...from, index])));
			kept.set(keyOf(to), indexes);
			return indexes.map((old, index) => copy(node[old], [...from, old], [...to, index]));
		}
		if (typeof node !== "object" || node === null) return node;
		const entries = Object.entries(node).filter(([key]) => !dropped.has(keyOf([...from, key])));
		return Object.fromEntries(entries.map(([key, child]) => [key, copy(child, [...from, key], [...to, key])]));
	}

	return {
		value: copy(value, [], []),
		origin: (path) =>
			path.map((part, index) =>
				typeof part === "number" ? (kept.get(keyOf(path.slice(0, index)))?.[part] ?? part) : part,
			),
	};
}

/**
 * The issues of a value, and what is left of it without them, so that one run can tell of what both call for.
 * `origin` leads from a path in that part to the path in the file.
 */
export function usablePart<Schema extends z.ZodType>(
	schema: Schema,
	value: unknown,
): { issues: Issues; part?: Part<Schema> } {
	const first = schema.safeParse(value, { error: plainWords });
	if (first.success) return { issues: [], part: { data: first.data, origin: (path) => path } };
	const { issues } = first.error;
	const rest = without(value, issues);
	const second = schema.safeParse(rest.value);
	if (second.success) return { issues, part: { data: second.data, origin: rest.origin } };
	return { issues };
}
