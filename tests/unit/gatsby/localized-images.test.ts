/** @jest-environment node */
import { localizedImage } from "../../../gatsby/localized-images";
import { tempFolder } from "../../kit/temp-folder";

test("a picture of the page's language replaces the one of the same name", () => {
	const cwd = process.cwd();
	process.chdir(tempFolder({ "content/images/a.png": "", "content/images/ru/a.png": "", "content/images/b.png": "" }));
	expect(["ru", "uz"].map((code) => localizedImage("images/a.png", code))).toEqual(["images/ru/a.png", "images/a.png"]);
	expect(localizedImage("images/b.png", "ru")).toBe("images/b.png");
	process.chdir(cwd);
});
