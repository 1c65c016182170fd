/** @jest-environment node */

import { relatedTemplates } from "../../../../src/features/catalog/detail/related-templates";
import { fileNameOf } from "../../../../src/features/catalog/detail/script-tools";
import { registrationUrl } from "../../../../src/features/catalog/detail/template-actions";
import { placeholderData, placeholderDate, unknownPosition } from "../../../../src/features/catalog/placeholder-data";
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
		expect(unknownPosition).toBe(-1);
		for (const index of [1, 3, 25, unknownPosition]) expect(placeholderData("1", index).price).toBe(0);
	});

	test("are dated with the visitor's day", () => {
		jest.useFakeTimers({ now: new Date("2026-11-21T20:00:00Z") });
		expect(placeholderDate()).toEqual(new Date("2026-11-22"));
	});
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
