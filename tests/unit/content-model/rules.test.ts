/** @jest-environment node */
import { readContent } from "../../kit/content";
import { translations } from "../../kit/translations";

test("the hero has its eight words in their order", () => {
	const texts = translations("en", "landing").hero.words;
	const { words } = readContent<{ words: (keyof typeof texts)[] }>("hero");
	expect(words.map((id) => texts[id]).join(", ")).toBe(
		"Automation, Integration, Scalability, Flexibility, Reliability, Security, Speed, Java",
	);
});

test("the English error texts are those of docs/rules.md", () => {
	const { listFailed, detailFailed } = translations("en", "catalog").toasts;
	const { title } = translations("en", "common").errors;
	expect([listFailed, detailFailed, title]).toEqual(["Error", "Error!", "Unexpected Application Error!"]);
});
