import { z } from "zod";
import { contentFile } from "../content-file";
import { called, heroWidth, id, names, picture, pictureFiles } from "./parts";

export const hero = contentFile(z.strictObject({ words: names(id), picture }), {
	copy: ({ words }) => words.flatMap((word, index) => called(["words", index], `landing:hero.words.${word}`)),
	images: (content) => pictureFiles(content.picture, ["picture"], heroWidth),
});
