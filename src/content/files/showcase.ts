import { z } from "zod";
import { contentFile } from "../content-file";
import { id, ids, listOf, picture, pictureFiles } from "./parts";

export const showcase = contentFile(
	z.strictObject({ sections: listOf(z.strictObject({ id, points: ids, picture })) }),
	{
		copyKeys: ({ sections }) =>
			sections.flatMap((section) => {
				const key = `landing:showcase.sections.${section.id}`;
				const points = section.points.map((point) => `${key}.points.${point}`);
				return [`${key}.title`, `${key}.text`, `${key}.pictureAlt`, ...points];
			}),
		images: ({ sections }) =>
			sections.flatMap((section, index) => pictureFiles(section.picture, ["sections", index, "picture"])),
	},
);
