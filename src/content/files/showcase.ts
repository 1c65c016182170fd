import { z } from "zod";
import { contentFile } from "../content-file";
import { called, id, listOf, names, picture, pictureFiles } from "./parts";

const section = z.strictObject({
	id: id.describe("Finds title, text and the picture's description: landing.showcase.sections.<id>"),
	points: names(id).describe("The ticked points: landing.showcase.sections.<section>.points.<id>"),
	picture,
});

export const showcase = contentFile(
	z
		.strictObject({ sections: listOf(section).describe("The sections, from top to bottom") })
		.describe("Sections of text and picture, by turns left and right"),
	{
		copy: ({ sections }) =>
			sections.flatMap((entry, at) => {
				const key = `landing:showcase.sections.${entry.id}`;
				return [
					...called(["sections", at, "id"], `${key}.title`, `${key}.text`, `${key}.pictureAlt`),
					...entry.points.flatMap((point, index) =>
						called(["sections", at, "points", index], `${key}.points.${point}`),
					),
				];
			}),
		images: ({ sections }) =>
			sections.flatMap((entry, index) => pictureFiles(entry.picture, ["sections", index, "picture"])),
	},
);
