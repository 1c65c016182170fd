import type { z } from "zod";
import { usablePart } from "./usable-part";

/** What a file calls for elsewhere, each with the place that calls for it. */
export type Needs = {
	/** Keys (`landing:hero.words.java`) that must exist in every language. */
	copy: { key: string; path: Path }[];
	/** Image files, relative to `content/`, that must exist; pictures in pixels must be so wide. */
	images: { file: string; path: Path; width?: number }[];
	/** Copy that takes a number or does not, given one or not. */
	counts: { key: string; given: boolean; path: Path }[];
	/** Pages of the site and places on them that must exist. */
	links: { to: string; path: Path }[];
	/** Ids that blocks of the landing page have, for links to lead to; some lie inside the block of another id. */
	anchors: { id: string; path: Path; inside?: string }[];
};

/** Where in the file something stands: `["groups", 0, "id"]`. */
export type Path = readonly (string | number)[];

/** One YAML file: its schema, and a check that tells the mistakes, and the needs of what is right. */
export type ContentFile<Schema extends z.ZodType = z.ZodType> = {
	schema: Schema;
	inspect: (value: unknown) => { issues: z.core.$ZodIssue[]; needs: Needs };
};

/** Describes a YAML file: what it may say, which copy its ids call for, which images it names and so on. */
export function contentFile<Schema extends z.ZodType>(
	schema: Schema,
	find: { [Need in keyof Needs]?: (content: z.infer<Schema>) => Needs[Need] } = {},
): ContentFile<Schema> {
	return {
		schema,
		inspect: (value) => {
			const { issues, part } = usablePart(schema, value);
			const found = <Need extends keyof Needs>(need: Need): Needs[Need] =>
				(part && find[need]?.(part.data)) ?? ([] as Needs[Need]);
			const placed = <Entry extends { path: Path }>(entries: Entry[]): Entry[] =>
				entries.map((entry) => ({ ...entry, path: part?.origin(entry.path) ?? entry.path }));
			return {
				issues,
				needs: {
					copy: placed(found("copy")),
					images: placed(found("images")),
					counts: placed(found("counts")),
					links: placed(found("links")),
					anchors: placed(found("anchors")),
				},
			};
		},
	};
}
