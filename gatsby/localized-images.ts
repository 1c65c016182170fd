import fs from "node:fs";
import path from "node:path";
import type { Actions } from "gatsby";
import { languageImage } from "../content-model/schemas/schema-helpers";

/** The path of an image in a language, below `content/`. Without an image for this language, the common one. */
export function localizedImage(file: string, language: string): string {
	const localized = languageImage(file, language);
	return fs.existsSync(path.join("content", localized)) ? localized : file;
}

/** The GraphQL extension `@localizedImage`: a `File` field with the argument `language`. */
export function createLocalizedImageExtension({ createFieldExtension }: Pick<Actions, "createFieldExtension">): void {
	createFieldExtension({
		name: "localizedImage",
		extend: () => ({
			args: { language: "String" },
			resolve(source: unknown, args: { language?: string }, context: Context, info: unknown) {
				const file = String(context.defaultFieldResolver(source, args, context, info));
				const absolutePath = path
					.resolve("content", localizedImage(file, args.language ?? ""))
					.split(path.sep)
					.join("/");
				return context.nodeModel.findOne({ type: "File", query: { filter: { absolutePath: { eq: absolutePath } } } });
			},
		}),
	});
}

/** The parts of Gatsby's resolver context that the extension needs; Gatsby does not type it. */
type Context = {
	defaultFieldResolver: (source: unknown, args: unknown, context: unknown, info: unknown) => unknown;
	nodeModel: { findOne: (options: object) => Promise<unknown> };
};
