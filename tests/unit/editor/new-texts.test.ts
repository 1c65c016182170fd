/** @jest-environment node */

import { plans as schema } from "../../../content-model/schemas/plans";
import { changedTexts, unneededTexts } from "../../../editor/app/save/new-texts";

const plans = (id: string, kind: string) => ({
	annualSaving: 15,
	groups: [{ id: "basic", plans: [{ id, price: 5, chat: "https://t.me/x", features: [{ kind, count: 1 }] }] }],
});

test("an id that is gone leaves its texts, a kind that no plan uses does not", () => {
	expect(unneededTexts(schema, plans("team", "runs"), plans("free", "cpu"))).toEqual({
		"pricing:plans.free.name": {},
		"pricing:plans.free.description": {},
	});
});

test("new texts get the typography of their language, and groups without texts go", () => {
	const before = { plans: { free: { name: "Free" } }, title: "Plans" };
	const texts = {
		"pricing:plans.free.name": {},
		"pricing:plans.team.name": { en: "Team", ru: "Team" },
		"pricing:plans.team.text": { en: "For it.", ru: " Для и. " },
	};
	expect(JSON.parse(changedTexts(texts, "pricing", "ru", JSON.stringify(before)).text)).toEqual({
		plans: { team: { name: "Team", text: "Для и." } },
		title: "Plans",
	});
});

test("a language without a new text keeps its text", () => {
	const texts = { "pricing:title": { en: "Plans" } };
	expect(JSON.parse(changedTexts(texts, "pricing", "ru", '{ "title": "Тарифы" }').text)).toEqual({ title: "Тарифы" });
});

test("keys such as __proto__ change no prototype", () => {
	const texts = JSON.parse('{ "pricing:__proto__.polluted": { "en": "yes" } }');
	expect(changedTexts(texts, "pricing", "en", "{}\n").text).toBe(
		'{\n  "__proto__": {\n    "polluted": "yes"\n  }\n}\n',
	);
	expect({}).not.toHaveProperty("polluted");
});
