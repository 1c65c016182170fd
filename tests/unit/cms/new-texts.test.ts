/** @jest-environment node */
import fs from "node:fs";
import { parse } from "yaml";
import { contentFormat } from "../../../cms/app/formats/content-format";
import { missingTexts } from "../../../cms/app/new-texts/missing-texts";
import { withTexts } from "../../../cms/server/pending-texts";
import { readProject } from "../../../cms/server/read-project";
import { checkProject } from "../../../content-model/check";
import { tempProject } from "../../kit/temp-folder";

const read = (file: string) => fs.readFileSync(file, "utf8");

test("a new id needs its texts; a known one does not", async () => {
	const project = await readProject(".");
	const plans = parse(read("content/plans.yaml"));
	expect(missingTexts("plans", plans, project)).toEqual([]);
	plans.groups[0].plans.push({ ...plans.groups[0].plans[0], id: "team", recommended: false, __sc_item_id: "1" });
	expect(missingTexts("plans", plans, project)).toEqual(["pricing:plans.team.name", "pricing:plans.team.description"]);

	const features = contentFormat("features").fromFile(read("content/features.yaml")) as { features: object[] };
	features.features.push({ ...features.features[0], id: "fast" });
	expect(missingTexts("features", features, project)).toHaveLength(2);
});

test("new texts join the changes of the save; the rest of each file stays", () => {
	const root = tempProject({});
	const texts = {
		"pricing:plans.team.name": { en: "Team", ru: "Team", uz: "Team" },
		"pricing:plans.team.description": { en: "For teams.", ru: " Команды и боты. ", uz: "Jamoalar uchun." },
	};
	const changes = withTexts(root, [{ path: "content/plans.yaml", content: Buffer.from("x"), sha: "1" }], texts);
	const contents = Object.fromEntries(changes.map(({ path, content }) => [path, content?.toString()]));
	expect(Object.keys(contents)).toEqual([
		"content/plans.yaml",
		"locales/en/pricing.json",
		"locales/ru/pricing.json",
		"locales/uz/pricing.json",
		"locales/names.txt",
	]);
	expect(contents["locales/names.txt"]).toBe(`${read("locales/names.txt")}Team\n`);
	const expected = JSON.parse(read("locales/ru/pricing.json"));
	expected.plans.team = { name: "Team", description: "Команды и\u00a0боты." };
	expect(contents["locales/ru/pricing.json"]).toBe(`${JSON.stringify(expected, null, 2)}\n`);
});

test("a language without a text gets the English one, which is to be translated", async () => {
	const root = tempProject({});
	const texts = {
		"pricing:plans.free.name": { en: "First", ru: "", uz: "Birinchi" },
		"pricing:plans.free.description": { en: "For the 1st step.", ru: "", uz: "" },
	};
	const changes = withTexts(root, [], texts);
	expect(changes.map(({ path }) => path)).not.toContain("locales/names.txt");
	for (const { path: file, content } of changes) fs.writeFileSync(`${root}/${file}`, content ?? "");
	const errors = (await checkProject(root)).map(({ file, severity, message }) => `${severity} ${file} ${message}`);
	expect(errors).toEqual([
		expect.stringMatching(/^warning locales\/ru\/pricing.json "First" is not translated/),
		expect.stringMatching(/^warning locales\/ru\/pricing.json "For the 1st step\." is not translated/),
		expect.stringMatching(/^warning locales\/uz\/pricing.json "For the 1st step\." is not translated/),
	]);
});
