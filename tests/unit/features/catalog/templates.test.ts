/** @jest-environment node */

import { neighborsOf, relatedTemplates } from "../../../../src/features/catalog/detail/related-templates";
import { javaFileName } from "../../../../src/features/catalog/detail/script-tools";
import { registrationUrl } from "../../../../src/features/catalog/detail/template-actions";
import { detailIndex, placeholderData, placeholderDate } from "../../../../src/features/catalog/placeholder-data";
import { templateIdOf, templatePagePath, templatePicture } from "../../../../src/features/catalog/template-link";
import { createTemplate } from "../../../kit/template";

describe("placeholder data", () => {
	const many = Array.from({ length: 5000 }, (_, id) => placeholderData(String(id), 0));

	test("are the same for the same id, and differ between ids", () => {
		expect(placeholderData("101", 0)).toMatchObject({
			author: { name: "Kamila Ismoilova", avatar: "/avatars/5.svg", roleId: "data-engineer" },
			languages: ["JS"],
			price: 196,
		});
		expect(new Set(many.slice(0, 100).map(({ author, price }) => `${author.name} ${price}`)).size).toBeGreaterThan(80);
	});

	test("have prices from 115 to 229 dollars", () => {
		const prices = new Set(many.map(({ price }) => price));
		expect([Math.min(...prices), Math.max(...prices), prices.size]).toEqual([115, 229, 229 - 115 + 1]);
	});

	test("have one to three different tags out of seven", () => {
		expect(many.every(({ languages }) => new Set(languages).size === languages.length)).toBe(true);
		expect(new Set(many.map(({ languages }) => languages.length))).toEqual(new Set([1, 2, 3]));
		const tags = new Set(many.flatMap(({ languages }) => languages));
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
	test.each(["a%2Fb", "..", "%E0%A4%A", "v1.2", "тест 🐟"])("survives repeated decoding with the id %j", (id) => {
		const found = parameter(id);
		expect(found).toMatch(/^~[0-9a-f]+$/);
		expect(templateIdOf(decodeURIComponent(decodeURIComponent(found)))).toBe(id);
	});

	test.each(["~", "~xyz", "~abc", "x~61", "тест"])("may have the parameter %s, which is not hexadecimal", (text) => {
		expect(templateIdOf(text)).toBe(text);
	});
});

test.each([
	["101", "JSON → CSV", "/share/template/101.jpg"],
	["a b", "Қ1", "/share/template/~612062.jpg"],
	["Ab", "One", "/share/template/ab.jpg"],
	["1", "备份 😀", undefined],
])("the picture of the template %j with the title %j is %j", (id, title, file) => {
	expect(templatePicture(id, title)).toBe(file);
});

const template = (id: string, title = `T${id}`, languages = [`Language ${id}`]) =>
	createTemplate({ id, title, languages });

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
	["1", undefined, [undefined, "2"]],
	["2", undefined, ["1", "3"]],
	["4", undefined, ["3", undefined]],
	["3", ["4", "3", "1"], ["4", "1"]],
	["2", ["4", "3", "1"], ["1", "3"]],
	["9", undefined, [undefined, undefined]],
])("the neighbors of %s in the list %j are %j", (id, visited, expected) => {
	const [all, order] = [["1", "2", "2", "3", "4"], visited].map((ids) => ids?.map((each) => template(each)));
	const { previous, next } = neighborsOf(id, all ?? [], order);
	expect([previous?.id, next?.id]).toEqual(expected);
});

test.each([
	["Fetch", "package a;\nclass Helper {}\npublic final class Rates {\n\tpublic static class Inner {}\n}", "Rates.java"],
	["Fetch", "public sealed interface Shape permits Square {}", "Shape.java"],
	["Fetch", "public enum Цвет { RED }", "Цвет.java"],
	["Fetch", '// public class A {}\n/* public class B {} */\nString s = "public class C {}";\nclass Yes {}', "Yes.java"],
	["Send to the channel", "System.out.println();", "SendToTheChannel.java"],
	["../../etc/passwd", "", "EtcPasswd.java"],
	["!?", "", "Script.java"],
])("names the file of the script %j with the code %j %s", (name, code, file) => {
	expect(javaFileName(name, code)).toBe(file);
});

test.each([
	["https://app.example/?template=old", "7", "ru", "https://app.example/?template=7&lang=ru"],
	["https://app.example/in?from=site#top", "7", "uz", "https://app.example/in?from=site&template=7&lang=uz#top"],
])("adds the template and the language to %s", (registration, id, language, expected) => {
	const registrationParameters = { template: "template", language: "lang" };
	expect(registrationUrl({ registration, registrationParameters }, id, language)).toBe(expected);
});
