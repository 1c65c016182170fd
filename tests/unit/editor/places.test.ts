/** @jest-environment node */
import fs from "node:fs";
import { parse } from "yaml";
import { formAddress, formFile } from "../../../editor/config/project";
import { contentPlaces, formOf } from "../../../editor/overlay/places";

const contentOf = (name: string) => parse(fs.readFileSync(`content/${name}.yaml`, "utf8"));
const content = { plans: contentOf("plans"), hero: contentOf("hero") };
const { stringPlace } = contentPlaces(content);

test.each<[string, string, string, string]>([
	[
		"the entry that it belongs to",
		`pricing:plans.${content.plans.groups[0].plans[0].id}.name`,
		"content/plans.yaml",
		"groups.0.plans.0.name.ru",
	],
	["the id of a list", `landing:hero.words.${content.hero.words[1]}`, "content/hero.yaml", "words.1.words.ru"],
	[
		"its locale file, if entries share it",
		`pricing:features.${content.plans.groups[0].plans[0].features[0].kind}`,
		"locales/ru/pricing.json",
		`features.${content.plans.groups[0].plans[0].features[0].kind}`,
	],
])("a click on a text opens the form of %s", (_, key, file, field) => {
	expect(formOf(stringPlace(key, "ru"))).toBe(formAddress(formFile(file), field));
});
