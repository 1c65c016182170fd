import { z } from "zod";
import { contentFile } from "../content-file";
import { called, id, listOf, names, picture, pictureFiles } from "./parts";

export const showcase = contentFile(
	z.strictObject({ sections: listOf(z.strictObject({ id, points: names(id), picture })) }),
	{
		copy: ({ sections }) =>
			sections.flatMap((section, at) => {
				const key = `landing:showcase.sections.${section.id}`;
				return [
					...called(["sections", at, "id"], `${key}.title`, `${key}.text`, `${key}.pictureAlt`),
					...section.points.flatMap((point, index) =>
						called(["sections", at, "points", index], `${key}.points.${point}`),
					),
				];
			}),
		images: ({ sections }) =>
			sections.flatMap((section, index) => pictureFiles(section.picture, ["sections", index, "picture"])),
	},
);
