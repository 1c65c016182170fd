/** @jest-environment node */
import { imageIn } from "../../../content-model/schemas/schema-helpers";

test("a language shows its own picture, or that of all languages", () => {
	const images = { default: "images/a.png", ru: "images/ru/a.png" };
	expect(["en", "ru", "uz"].map((code) => imageIn(images, code))).toEqual([
		"images/a.png",
		"images/ru/a.png",
		"images/a.png",
	]);
});
