import type { TextError } from "./content-error";

/** Where a value is in a file: `["groups", 0, "id"]`. */
export type Path = readonly PropertyKey[];

/** The offsets of values and of their keys. Undefined if the text has no such value. */
export type Positions = {
	offsetOf: (path: Path) => number | undefined;
	keyOffsetOf: (path: Path) => number | undefined;
};

export type ParsedText = Positions & { value: unknown; errors: TextError[] };

export type ObjectValue = Record<string, unknown>;

export const isObject = (value: unknown): value is ObjectValue =>
	typeof value === "object" && value !== null && !Array.isArray(value);
