import { neighborsOf, relatedTemplates } from "../../../../../src/features/catalog/detail/related-templates";
import { createTemplate } from "../../../../kit/template";

const template = (id: string, title = `T${id}`, languages = [`Language ${id}`]) =>
	createTemplate({ id, title, languages });

describe("related templates", () => {
	const ids = (id: string, templates: ReturnType<typeof template>[]) =>
		relatedTemplates(id, templates).map((each) => each.id);

	test("are ordered by shared title words, then by shared tags", () => {
		const templates = [
			template("own", "Exchange rates to Telegram", ["Java", "Scala"]),
			template("tag", "Mailer", ["Java"]),
			template("tags", "Archive", ["Java", "Scala"]),
			template("word", "TELEGRAM bot"),
			template("words", "Exchange rates by mail"),
			template("none", "Something to mail"),
		];
		expect(ids("own", templates)).toEqual(["words", "word", "tags"]);
	});

	test("with equal scores keep the order of the market", () => {
		const templates = ["1", "2", "3", "4", "5"].map((id) => template(id, "Same title"));
		expect(ids("2", templates)).toEqual(["1", "3", "4"]);
	});

	test("do not exist without common tags or words, or for an unknown id", () => {
		const templates = [template("1", "One for the team"), template("2", "Two for the team"), template("3", "Six")];
		expect(ids("3", templates)).toEqual([]);
		expect(ids("9", templates)).toEqual([]);
		expect(ids("1", [template("1")])).toEqual([]);
	});
});

describe("neighbors", () => {
	const all = ["1", "2", "3", "4"].map((id) => template(id));
	const idsAround = (id: string, visited?: string[], templates = all) => {
		const { previous, next } = neighborsOf(
			id,
			templates,
			visited?.map((each) => template(each)),
		);
		return [previous?.id, next?.id];
	};

	test.each([
		["1", undefined, [undefined, "2"]],
		["2", undefined, ["1", "3"]],
		["4", undefined, ["3", undefined]],
		["3", ["4", "3", "1"], ["4", "1"]],
		["2", ["4", "3", "1"], ["1", "3"]],
		["1", ["9", "1", "8", "2"], [undefined, "2"]],
		["7", undefined, [undefined, undefined]],
	])("of %s in the list %j are %j", (id, order, expected) => {
		expect(idsAround(id, order)).toEqual(expected);
	});

	test("skip an id that comes twice", () => {
		const templates = ["1", "2", "2", "3"].map((id) => template(id));
		expect(idsAround("2", undefined, templates)).toEqual(["1", "3"]);
	});
});
