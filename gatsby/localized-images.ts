import type { Actions } from "gatsby";
import { imageIn, type LocalizedImage } from "../content-model/schemas/schema-helpers";
import type { Context } from "./resolver-context";

type Source = Partial<Record<string, LocalizedImage | string>>;

/** The GraphQL extension `@localizedImage`: the `File` of an image in `content/`, in the argument `language`. */
export function createLocalizedImageExtension({ createFieldExtension }: Pick<Actions, "createFieldExtension">): void {
	createFieldExtension({
		name: "localizedImage",
		extend: () => ({
			args: { language: "String" },
			resolve(source: Source, args: { language?: string }, { nodeModel }: Context, info: { fieldName: string }) {
				const image = source[info.fieldName];
				if (!image) return undefined;
				// `npm run develop` also reads content that the check refuses.
				const relativePath = typeof image === "string" ? image : String(imageIn(image, args.language ?? ""));
				const filter = { sourceInstanceName: { eq: "content" }, relativePath: { eq: relativePath } };
				return nodeModel.findOne({ type: "File", query: { filter } });
			},
		}),
	});
}
