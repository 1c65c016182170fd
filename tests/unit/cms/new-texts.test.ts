/** @jest-environment node */
import { changedTexts, type TextChanges, unneededTexts } from "../../../cms/app/save/new-texts";

const plans = (id: string, kind: string) => ({
	annualSaving: 15,
	groups: [{ id: "basic", plans: [{ id, price: 5, chat: "https://t.me/x", features: [{ kind, count: 1 }] }] }],
});

test("an id that is gone leaves its texts, a kind that no plan uses does not", () => {
	expect(unneededTexts("plans", plans("team", "runs"), plans("free", "cpu"))).toEqual([
		"pricing:plans.free.name",
		"pricing:plans.free.description",
	]);
});

test("new texts get the typography of their language, and groups without texts go", () => {
	const before = { plans: { free: { name: "Free" } }, title: "Plans" };
	const added = {
		"pricing:plans.team.name": { en: "Team", ru: "Team" },
		"pricing:plans.team.text": { en: "For it.", ru: " Для и. " },
	};
	const texts: TextChanges = { added, removed: ["pricing:plans.free.name"] };
	expect(JSON.parse(changedTexts(texts, "pricing", "ru", JSON.stringify(before)).text)).toEqual({
		plans: { team: { name: "Team", text: "Для и." } },
		title: "Plans",
	});
});

test("a language without a new text keeps its text", () => {
	const texts: TextChanges = { added: { "pricing:title": { en: "Plans" } }, removed: [] };
	expect(JSON.parse(changedTexts(texts, "pricing", "ru", '{ "title": "Тарифы" }').text)).toEqual({ title: "Тарифы" });
});

test("keys such as __proto__ change no prototype", () => {
	const texts: TextChanges = { added: JSON.parse('{ "pricing:__proto__.polluted": { "en": "yes" } }'), removed: [] };
	expect(changedTexts(texts, "pricing", "en", "{}").text).toBe('{\n  "__proto__": {\n    "polluted": "yes"\n  }\n}\n');
	expect({}).not.toHaveProperty("polluted");
});
