import { z } from "zod";
import { contentFile } from "../content-file";
import { called, icon, id, listOf } from "./parts";

const feature = z.strictObject({
	id: id.describe("Finds title and text: landing.features.items.<id>"),
	icon,
});

const content = z
	.strictObject({ features: listOf(feature).describe("The features, in the order of the grid") })
	.describe("The grid of core features");

export const features = contentFile(content, {
	copy: (value) =>
		value.features.flatMap((entry, index) => {
			const key = `landing:features.items.${entry.id}`;
			return called(["features", index, "id"], `${key}.title`, `${key}.text`);
		}),
	images: (value) => value.features.map((entry, index) => ({ file: entry.icon, path: ["features", index, "icon"] })),
});
