/** @jest-environment node */
import { localizedImage } from "../../../gatsby/localized-images";
import { publishedLanguages } from "../../../src/i18n/languages";
import { readContent } from "../../kit/content";
import { tempFolder } from "../../kit/temp-folder";

test("a picture of the page's language replaces the one of the same name", () => {
	const cwd = process.cwd();
	process.chdir(tempFolder({ "content/images/a.png": "", "content/images/ru/a.png": "", "content/images/b.png": "" }));
	expect(["ru", "uz"].map((code) => localizedImage("images/a.png", code))).toEqual(["images/ru/a.png", "images/a.png"]);
	expect(localizedImage("images/b.png", "ru")).toBe("images/b.png");
	process.chdir(cwd);
});

test("the languages have their own pictures of the product", () => {
	const { picture } = readContent<{ picture: { wide: string } }>("hero");
	const pictures = publishedLanguages.map(({ code }) => localizedImage(picture.wide, code));
	expect(new Set(pictures).size).toBe(publishedLanguages.length);
});
