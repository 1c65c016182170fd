import type { Actions } from "gatsby";
import { imageIn, type LocalizedImage } from "../content-model/schemas/schema-helpers";

/** The GraphQL extension `@localizedImage`: the `File` of an image in `content/`, in the argument `language`. */
export function createLocalizedImageExtension({ createFieldExtension }: Pick<Actions, "createFieldExtension">): void {
	createFieldExtension({
		name: "localizedImage",
		extend: () => ({
			args: { language: "String" },
			resolve(source: Source, { language = "" }: { language?: string }, { nodeModel }: Context, info: Info) {
				const image = source[info.fieldName];
				if (!image) return undefined;
				// `npm run develop` also reads content that the check refuses.
				const relativePath = typeof image === "string" ? image : String(imageIn(image, language));
				const filter = { sourceInstanceName: { eq: "content" }, relativePath: { eq: relativePath } };
				return nodeModel.findOne({ type: "File", query: { filter } });
			},
		}),
	});
}

type Source = Partial<Record<string, LocalizedImage | string>>;

/** The parts of Gatsby's resolver arguments that the extension needs; Gatsby does not type them. */
type Context = { nodeModel: { findOne: (options: object) => Promise<unknown> } };
type Info = { fieldName: string };
