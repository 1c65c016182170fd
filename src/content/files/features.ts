import { z } from "zod";
import { contentFile } from "../content-file";
import { called, icon, id, listOf } from "./parts";

export const features = contentFile(z.strictObject({ features: listOf(z.strictObject({ id, icon })) }), {
	copy: (content) =>
		content.features.flatMap((feature, index) => {
			const key = `landing:features.items.${feature.id}`;
			return called(["features", index, "id"], `${key}.title`, `${key}.text`);
		}),
	images: (content) =>
		content.features.map((feature, index) => ({ file: feature.icon, path: ["features", index, "icon"] })),
});
