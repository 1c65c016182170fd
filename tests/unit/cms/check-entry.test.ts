/** @jest-environment node */
import fs from "node:fs";
import type { ApiEntry } from "@sveltia/cms";
import { checkEntry } from "../../../cms/app/check-entry";
import { contentFormat } from "../../../cms/app/formats/content-format";
import { languages } from "../../../src/i18n/languages";

const read = (file: string) => fs.readFileSync(file, "utf8");
const names = ["Qahva", "Telegram"];

function contentEntry(name: string, change: (value: never) => void) {
	const format = contentFormat(name);
	const data = format.fromFile(read(`content/${name}.yaml`)) as never;
	change(data);
	return checkEntry({ path: `content/${name}.yaml`, data } as unknown as ApiEntry, new Map([[name, format]]), names);
}

function textEntry(namespace: string, change: (texts: Record<string, never>) => void) {
	const files = languages.map(({ code }) => [code, JSON.parse(read(`locales/${code}/${namespace}.json`))]);
	const texts = Object.fromEntries(files);
	change(texts);
	const { en: data, ...others } = texts;
	const i18n = Object.fromEntries(Object.entries(others).map(([code, tree]) => [code, { data: tree }]));
	return checkEntry({ path: `locales/en/${namespace}.json`, data, i18n } as unknown as ApiEntry, new Map(), names);
}

test("the browser finds the errors of a YAML file, with the messages of the check", () => {
	expect(contentEntry("plans", () => undefined)).toEqual([]);
	const errors = contentEntry("plans", (plans: { groups: { plans: { id: string; price: number }[] }[] }) => {
		Object.assign(plans.groups[0]?.plans[1] ?? {}, { id: "free", price: -5 });
	});
	expect(errors).toEqual([
		'content/plans.yaml:17:13 "free" occurs twice',
		"content/plans.yaml:18:16 price must be 0 or more (is -5)",
	]);
});

test("the browser finds the errors of a translation", () => {
	expect(textEntry("pricing", () => undefined)).toEqual([]);
	const errors = textEntry("pricing", (texts: Record<string, { billedAnnually: string; features: object }>) => {
		Object.assign(texts.ru ?? {}, { billedAnnually: "При оплате за год" });
		// Empty fields of the form are not written.
		Object.assign(texts.en?.features ?? {}, { runs_few: "" });
		Object.assign(texts.uz?.features ?? {}, { runs_one: "" });
	});
	expect(errors).toEqual([
		expect.stringMatching(/^locales\/ru\/pricing\.json:\d+:\d+ placeholders must be \{\{amount\}\} \(are none\)$/),
		expect.stringMatching(/^locales\/uz\/pricing\.json:\d+:\d+ "features\.runs_one" is missing$/),
	]);
});
