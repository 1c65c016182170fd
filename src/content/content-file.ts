import type { z } from "zod";

/** What a valid file calls for elsewhere. */
export type Needs = {
	/** Keys (`landing:hero.words.java`) that must exist in every language. */
	copyKeys: string[];
	/** Image files, relative to `content/`, that must exist, each with the place that names it. */
	images: { file: string; path: Path }[];
	/** Copy that takes a number or does not, each with the place that gives one or does not. */
	counts: { key: string; given: boolean; path: Path }[];
};

/** Where in the file something stands: `["groups", 0, "id"]`. */
export type Path = readonly (string | number)[];

/** One YAML file: its schema, and a check that tells either the mistakes or the needs. */
export type ContentFile<Schema extends z.ZodType = z.ZodType> = {
	schema: Schema;
	inspect: (value: unknown) => { issues: z.core.$ZodIssue[] } | { needs: Needs };
};

/** Describes a YAML file: what it may say, which copy its ids call for and which images it names. */
export function contentFile<Schema extends z.ZodType>(
	schema: Schema,
	needs: { [Need in keyof Needs]?: (content: z.infer<Schema>) => Needs[Need] } = {},
): ContentFile<Schema> {
	return {
		schema,
		inspect: (value) => {
			const parsed = schema.safeParse(value);
			if (!parsed.success) return { issues: parsed.error.issues };
			const { copyKeys, images, counts } = needs;
			const { data } = parsed;
			return {
				needs: { copyKeys: copyKeys?.(data) ?? [], images: images?.(data) ?? [], counts: counts?.(data) ?? [] },
			};
		},
	};
}
