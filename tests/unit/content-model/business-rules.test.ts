import { readContent } from "../../kit/content";
import { copyOf } from "../../kit/copy";

const landing = copyOf("en", "landing");

test("the words of the hero are the eight of the specification, in their order", () => {
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

test("the texts of failures are those of the specification", () => {
	const { toasts } = copyOf("en", "market");
	const { errors } = copyOf("en", "common");
	expect([toasts.listFailed, toasts.detailFailed, errors.title]).toEqual([
		"Error",
		"Error!",
		"Unexpected Application Error!",
	]);
});
