import type { Actions } from "gatsby";
import { imageIn, type LocalizedImage } from "../content-model/schemas/schema-helpers";

/** The GraphQL extension `@localizedImage`: the `File` of a localized image in the argument `language`. */
export function createLocalizedImageExtension({ createFieldExtension }: Pick<Actions, "createFieldExtension">): void {
	createFieldExtension({
		name: "localizedImage",
		extend: () => ({
			args: { language: "String" },
			resolve(source: Source, { language = "" }: { language?: string }, { nodeModel }: Context, info: Info) {
				// `npm run develop` also reads content that the check refuses.
				const relativePath = String(imageIn(source[info.fieldName] ?? { default: "" }, language));
				const filter = { sourceInstanceName: { eq: "content" }, relativePath: { eq: relativePath } };
				return nodeModel.findOne({ type: "File", query: { filter } });
			},
		}),
	});
}

type Source = Partial<Record<string, LocalizedImage>>;

/** The parts of Gatsby's resolver arguments that the extension needs; Gatsby does not type them. */
type Context = { nodeModel: { findOne: (options: object) => Promise<unknown> } };
type Info = { fieldName: string };
