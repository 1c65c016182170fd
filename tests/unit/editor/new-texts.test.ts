/** @jest-environment node */
import { flatten } from "../../../content-model/check/messages";
import { plans as schema } from "../../../content-model/schemas/plans";
import { updateTexts } from "../../../editor/server/forms/text-format";
import { addedKeys, newNames, removedKeys, textChanges } from "../../../editor/server/new-texts";

const plans = (id: string, kind: string) => ({
	annualSaving: 15,
	groups: [{ id: "basic", plans: [{ id, price: 5, chat: "https://t.me/x", features: [{ kind, count: 1 }] }] }],
});

test("a new id needs texts; one that is gone leaves its texts, a kind that no plan uses does not", () => {
	const [value, saved] = [plans("team", "runs"), plans("free", "cpu")];
	expect(addedKeys(schema, value, saved)).toEqual([
		"pricing:plans.team.name",
		"pricing:plans.team.description",
		"pricing:features.runs",
	]);
	expect(removedKeys(schema, value, saved)).toEqual(["pricing:plans.free.name", "pricing:plans.free.description"]);
});

const added = ["pricing:plans.team.name", "pricing:plans.team.text", "landing:other"];

test("the texts of a new id are empty, groups without texts go, and a text that exists stays", () => {
	const json = '{ "plans": { "free": { "name": "Free" } }, "title": "Plans" }';
	const texts = new Map([
		["plans.free.name", "Free"],
		["plans.team.text", "For it."],
	]);
	const changes = textChanges("pricing", texts, added, ["pricing:plans.free.name"]);
	expect(JSON.parse(updateTexts(json, changes))).toEqual({ plans: { team: { name: "" } }, title: "Plans" });
});

test("keys such as __proto__ change no prototype", () => {
	const changes = textChanges("pricing", new Map(), ["pricing:__proto__.polluted"], []);
	expect(updateTexts("{}\n", changes)).toBe('{\n  "__proto__": {\n    "polluted": ""\n  }\n}\n');
	expect({}).not.toHaveProperty("polluted");
});

test("a new text that is the same as in English is a name, unless it is a sentence", () => {
	const before = { old: "Old", name: "", text: "", known: "", empty: "", changed: "Старое" };
	const after = { old: "Old", name: "Zebra", text: "For teams.", known: "Qahva", empty: "", changed: "New" };
	const [saved, written] = [flatten(before), flatten(after)];
	expect(newNames([saved, saved], [written, written], ["Qahva"])).toEqual(["Zebra"]);
});
