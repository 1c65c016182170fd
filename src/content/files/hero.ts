import { z } from "zod";
import { contentFile } from "../content-file";
import { ids, picture, pictureFiles } from "./parts";

export const hero = contentFile(z.strictObject({ words: ids, picture }), {
	copyKeys: ({ words }) => words.map((word) => `landing:hero.words.${word}`),
	images: (content) => pictureFiles(content.picture, ["picture"]),
});
