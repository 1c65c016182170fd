import { z } from "zod";
import { contentFile } from "../content-file";
import { called, heroWidth, id, names, pictureFiles, pictureOf } from "./parts";

const content = z
	.strictObject({
		words: names(id).describe("The words that take turns in the heading: landing.hero.words.<id>"),
		picture: pictureOf(heroWidth),
	})
	.describe("The top of the landing page");

export const hero = contentFile(content, {
	copy: ({ words }) => words.flatMap((word, index) => called(["words", index], `landing:hero.words.${word}`)),
	images: (value) => pictureFiles(value.picture, ["picture"], heroWidth),
});
