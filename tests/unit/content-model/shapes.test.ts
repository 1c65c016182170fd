/** @jest-environment node */
import sharp from "sharp";
import { checkProject, formatContentError } from "../../../content-model/check";
import { tempProject } from "../../kit/temp-folder";

const picture = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: "#fbbf24" } })
		.png()
		.toBuffer();

const hero = `# yaml-language-server: $schema=schemas/hero.schema.json
words: [java]
picture:
  wide: images/new.png
  narrow: images/dashboard-narrow.png
`;

test("a square picture is reported where a wide one is shown, in each language", async () => {
	const square = await picture(2400, 2400);
	const files = { "content/hero.yaml": hero, "content/images/new.png": square, "content/images/ru/new.png": square };
	const lines = (await checkProject(tempProject(files))).map(formatContentError);
	expect(lines.filter((line) => line.includes("must be 8:5"))).toEqual([
		"content/hero.yaml:4:9 content/images/new.png must be 8:5, width to height (is 2400×2400)",
		"content/hero.yaml:4:9 content/images/ru/new.png must be 8:5, width to height (is 2400×2400)",
	]);
});
