import { z } from "zod";
import { contentFile } from "../content-file";
import { icon, id, listOf } from "./parts";

export const features = contentFile(z.strictObject({ features: listOf(z.strictObject({ id, icon })) }), {
	copyKeys: (content) =>
		content.features.flatMap((feature) => {
			const key = `landing:features.items.${feature.id}`;
			return [`${key}.title`, `${key}.text`];
		}),
	images: (content) =>
		content.features.map((feature, index) => ({ file: feature.icon, path: ["features", index, "icon"] })),
});
