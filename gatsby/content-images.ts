import type { Actions } from "gatsby";
import { imageIn, type LocalizedImage } from "../content-model/schemas/schema-helpers";
import type { Context } from "./resolver-context";

type Source = Partial<Record<string, LocalizedImage | string | string[]>>;

/** The GraphQL extension `@contentImage`: the `File` of an image in `content/`, in the argument `language`; or a list of them. */
export function createContentImageExtension({ createFieldExtension }: Pick<Actions, "createFieldExtension">): void {
	createFieldExtension({
		name: "contentImage",
		extend: () => ({
			args: { language: "String" },
			async resolve(source: Source, args: { language?: string }, { nodeModel }: Context, info: { fieldName: string }) {
				const find = (relativePath: string) => {
					const filter = { sourceInstanceName: { eq: "content" }, relativePath: { eq: relativePath } };
					return nodeModel.findOne({ type: "File", query: { filter } });
				};
				const image = source[info.fieldName];
				if (!image) return undefined;
				// `npm run develop` also reads content that the check refuses.
				if (Array.isArray(image)) return (await Promise.all(image.map(find))).filter(Boolean);
				return find(typeof image === "string" ? image : String(imageIn(image, args.language ?? "")));
			},
		}),
	});
}
