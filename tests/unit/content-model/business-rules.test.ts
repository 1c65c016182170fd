import { readContent } from "../../kit/content";
import { translations } from "../../kit/translations";

const landing = translations("en", "landing");

test("the hero shows the eight words of docs/rules.md in their order", () => {
	const { words } = readContent<{ words: (keyof typeof landing.hero.words)[] }>("hero");
	const shown = words.map((id) => landing.hero.words[id]);
	expect(shown.join(", ")).toBe(
		"Automation, Integration, Scalability, Flexibility, Reliability, Security, Speed, Java",
	);
});

test("the landing page shows four showcase sections and nine core features", () => {
	expect(readContent<{ sections: unknown[] }>("showcase").sections).toHaveLength(4);
	expect(readContent<{ features: unknown[] }>("features").features).toHaveLength(9);
});

test("the English error texts are those of docs/rules.md", () => {
	const { toasts } = translations("en", "catalog");
	const { errors } = translations("en", "common");
	expect([toasts.listFailed, toasts.detailFailed, errors.title]).toEqual([
		"Error",
		"Error!",
		"Unexpected Application Error!",
	]);
});
