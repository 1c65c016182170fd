import type { ObjectValue } from "../schemas/schema-helpers";
import type { OffsetError } from "./content-error";

/** Where a value is in a file: `["groups", 0, "id"]`. */
export type Path = readonly PropertyKey[];

/** The value of a file, with the offsets of its parts and of their keys; or its syntax errors. */
export type ParsedFile = {
	value?: unknown;
	errors: OffsetError[];
	/** Undefined if the file has no such value. */
	offsetOf?: (path: Path) => number | undefined;
	keyOffsetOf?: (path: Path) => number | undefined;
};

export const isObject = (value: unknown): value is ObjectValue =>
	typeof value === "object" && value !== null && !Array.isArray(value);
