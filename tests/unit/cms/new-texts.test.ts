/** @jest-environment node */
import type { Project } from "../../../cms/app/project";
import {
	changedNames,
	changedTexts,
	missingTexts,
	type TextChanges,
	unneededTexts,
} from "../../../cms/app/save/new-texts";

const plan = (id: string, kind = "cpu") => ({
	id,
	price: 5,
	chat: "https://t.me/x",
	features: [{ kind, count: 1 }],
});
const plans = (...entries: object[]) => ({ annualSaving: 15, groups: [{ id: "basic", plans: entries }] });
const saved = plans(plan("free"));
const english = {
	groups: { basic: "Basic" },
	features: { cpu: "CPU" },
	plans: { free: { name: "Free", description: "F." } },
};
const project = { locales: { en: { pricing: english } } } as unknown as Project;
const added: TextChanges = {
	added: {
		"pricing:plans.team.name": { en: "Team", ru: "Team" },
		"pricing:plans.team.text": { en: "For it.", ru: " Для и. " },
	},
	removed: ["pricing:plans.free.name"],
};

test("a new id needs its texts", () => {
	expect(missingTexts("plans", plans(plan("free"), plan("team")), saved, project)).toEqual([
		"pricing:plans.team.name",
		"pricing:plans.team.description",
	]);
});

test("an id that is gone leaves its texts, a kind that no plan uses does not", () => {
	expect(unneededTexts("plans", plans(plan("team", "runs")), saved)).toEqual([
		"pricing:plans.free.name",
		"pricing:plans.free.description",
	]);
});

test("new texts get the typography of their language, and groups without texts go", () => {
	const before = { plans: { free: { name: "Free" } }, title: "Plans" };
	expect(JSON.parse(changedTexts(added, "pricing", "ru", JSON.stringify(before)).text)).toEqual({
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

test("a text that is the same in every language becomes a name", () => {
	expect(changedNames(added.added, "Free\n")).toBe("Free\nTeam\n");
});
