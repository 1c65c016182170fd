/** @jest-environment node */

import { relatedTemplates } from "../../../../src/features/catalog/detail/related-templates";
import { fileNameOf } from "../../../../src/features/catalog/detail/script-tools";
import { registrationUrl } from "../../../../src/features/catalog/detail/template-actions";
import { detailIndex, placeholderData, placeholderDate } from "../../../../src/features/catalog/placeholder-data";
import { templateIdOf, templatePagePath, templatePicture } from "../../../../src/features/catalog/template-link";
import { createTemplate } from "../../../kit/template";

describe("placeholder data", () => {
	const many = Array.from({ length: 5000 }, (_, id) => placeholderData(String(id), 0));

	test("are the same for the same id, and differ between ids", () => {
		expect(placeholderData("101", 0)).toMatchObject({
			author: { name: "Timur Yusupov", avatar: "/avatars/1.svg", roleId: "data-engineer" },
			tags: ["Java"],
			price: 152,
		});
		expect(new Set(many.slice(0, 100).map(({ author, price }) => `${author.name} ${price}`)).size).toBeGreaterThan(80);
	});

	test("have prices from 115 to 229 dollars", () => {
		const prices = new Set(many.map(({ price }) => price));
		expect([Math.min(...prices), Math.max(...prices), prices.size]).toEqual([115, 229, 229 - 115 + 1]);
	});

	test("have one to three different tags out of seven", () => {
		expect(many.every(({ tags }) => new Set(tags).size === tags.length)).toBe(true);
		expect(new Set(many.map(({ tags }) => tags.length))).toEqual(new Set([1, 2, 3]));
		const tags = new Set(many.flatMap((each) => each.tags));
		expect(tags).toEqual(new Set(["Java", "Sql", "JS", "C#", "C++", "Ruby", "Scala"]));
	});

	test("are free at odd indices, also at that of a detail page", () => {
		expect(detailIndex).toBe(-1);
		for (const index of [1, 3, 25, detailIndex]) expect(placeholderData("1", index).price).toBe(0);
	});

	test("are dated with the visitor's day", () => {
		jest.useFakeTimers({ now: new Date("2026-11-21T20:00:00Z") });
		expect(placeholderDate()).toEqual(new Date("2026-11-22"));
	});
});

describe("the path of a template", () => {
	const parameter = (id: string) => templatePagePath(id).replace(/^\/template\/|\/$/g, "");

	// More of them: tests/browser/unusual-ids.spec.ts.
	test.each([
		["101", "101"],
		["a/b", "a~2Fb"],
		["..", "~2E~2E"],
		["~6", "~7E6"],
		["a%2Fb", "a~252Fb"],
		["тест 🐟", "~D1~82~D0~B5~D1~81~D1~82~20~F0~9F~90~9F"],
	])("has the id %j as %s, however often it is decoded", (id, expected) => {
		expect(parameter(id)).toBe(expected);
		expect(templateIdOf(decodeURIComponent(expected))).toBe(id);
	});

	test.each(["~", "~xyz", "~E0", "тест"])("may have the parameter %s, which is no encoded id", (text) => {
		expect(templateIdOf(text)).toBe(text);
	});
});

test.each([
	["101", "JSON → CSV", "/share/template/101.jpg"],
	["a b", "Қ1", "/share/template/a~20b.jpg"],
	["Ab", "One", "/share/template/ab.jpg"],
	["1", "备份 😀", undefined],
])("the picture of the template %j with the title %j is %j", (id, title, file) => {
	expect(templatePicture(id, title)).toBe(file);
});

const template = (id: string, title = `T${id}`, tags = [`Tag ${id}`]) => createTemplate({ id, title, tags });

describe("related templates", () => {
	const ids = (id: string, templates: ReturnType<typeof template>[]) =>
		relatedTemplates(id, templates).map((each) => each.id);

	test("are ordered by shared title words, then by shared tags, then as in the list", () => {
		const templates = [
			template("own", "Exchange rates to Telegram", ["Java", "Scala"]),
			template("tag", "Mailer", ["Java"]),
			template("tags", "Archive", ["Java", "Scala"]),
			template("word", "TELEGRAM bot"),
			template("words", "Exchange rates by mail"),
			template("none", "Something to mail"),
		];
		expect(ids("own", templates)).toEqual(["words", "word", "tags"]);
		const equal = ["1", "2", "3", "4", "5"].map((id) => template(id, "Same title"));
		expect(ids("2", equal)).toEqual(["1", "3", "4"]);
	});

	test("do not exist without common tags or words, or for an unknown id", () => {
		const templates = [template("1", "One for the team"), template("2", "Two for the team"), template("3", "Six")];
		expect([...ids("3", templates), ...ids("9", templates), ...ids("1", [template("1")])]).toEqual([]);
	});
});

test.each([
	["Send to the channel", "SendToTheChannel.java"],
	["FetchRates.java", "FetchRates.java"],
	["Проверить сертификаты", "ПроверитьСертификаты.java"],
	["नमस्ते e\u0301", "नमस्तेE\u0301.java"],
	["../../etc/passwd", "EtcPasswd.java"],
	["!?", "Script.java"],
	["a".repeat(300), `A${"a".repeat(79)}.java`],
])("the file of the script %j is %s", (name, file) => {
	expect(fileNameOf(name)).toBe(file);
});

test.each([
	["https://app.example/?template=old", "7", "ru", "https://app.example/?template=7&lang=ru"],
	["https://app.example/in?from=site#top", "7", "uz", "https://app.example/in?from=site&template=7&lang=uz#top"],
])("adds the template and the language to %s", (registration, id, language, expected) => {
	const registrationParameters = { template: "template", language: "lang" };
	expect(registrationUrl({ registration, registrationParameters }, id, language)).toBe(expected);
});
