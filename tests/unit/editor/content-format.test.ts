/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import { load } from "js-yaml";
import { parse, parseDocument, visit } from "yaml";
import { contentSchemas } from "../../../content-model/schemas";
import { type Form, readForm, typedForm, writeForm } from "../../../editor/server/forms/forms";
import { updateYaml } from "../../../editor/server/forms/update-yaml";

const names = Object.keys(contentSchemas);
const russian = "locales/ru/pricing.json";
const yamlOf = (name: string) => fs.readFileSync(path.resolve("content", `${name}.yaml`), "utf8");

const samples = ["10", "true", "null", "a, b: {c} [d]", "# no comment", 'a "quote"', "it's", "- dash", "@x"];

/** A value whose keys are in another order, as in entries of the CMS. */
function shuffled(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(shuffled);
	if (typeof value !== "object" || value === null) return value;
	const entries = Object.entries(value).reverse();
	return Object.fromEntries(entries.map(([key, child]) => [key, shuffled(child)]));
}

test.each(names)("content/%s.yaml stays the same byte for byte when nothing changes", (name) => {
	const path = `content/${name}.yaml`;
	const form = shuffled(readForm(path, yamlOf(name))) as Form;
	expect(writeForm(path, form, yamlOf(name))).toBe(yamlOf(name));
});

test.each([
	["another indentation and order", '{\n    "b": { "few": "Б - б" },\n    "a": "\\u0410"}'],
	["typography that the check would correct", '{ "a": "А - а", "b": "Б... " }'],
])("a locale file with %s stays as it is when its strings do", (_, text) => {
	expect(writeForm(russian, shuffled(readForm(russian, text)) as Form, text)).toBe(text);
});

test("only the strings that were typed get their typography corrected", () => {
	const saved = '{"a":"А","b":"Б - б"}';
	const opened = readForm(russian, saved);
	const form = typedForm(russian, { ...opened, a: " Да - нет " }, opened);
	expect(JSON.parse(writeForm(russian, form, saved))).toEqual({ a: "Да\u00a0— нет", b: "Б - б" });
});

test("a text that is emptied stays in its file, for the check", () => {
	const form = typedForm(russian, { a: " ", b: "" }, { a: "A" });
	expect(JSON.parse(writeForm(russian, form, '{"a":"A"}'))).toEqual({ a: "" });
});

test.each([
	[" 7 ", 7],
	["0", 0],
	["1,000", "1,000"],
	["1e3", "1e3"],
])("a number typed as %j is written as %j", (typed, written) => {
	const path = "content/templates.yaml";
	const yaml = writeForm(path, { cards: typed, seeAll: true }, "cards: 6\nseeAll: true\n");
	expect(parse(yaml)).toEqual({ cards: written, seeAll: true });
});

test("an edit leaves comments at the ends of other lines where they are", () => {
	const text = "saving: 15 # percent\ngroups: # from left to right\n  - id: basic\n  - id: team\n";
	const edited = text.replace("15", "16");
	expect(updateYaml(text, parse(edited))).toBe(edited);
});

test.each(names)("an edit of any value in content/%s.yaml changes only that value and its line", (name) => {
	const text = yamlOf(name);
	const document = parseDocument(text);
	let index = 0;
	visit(document, {
		Scalar(key, node) {
			if (key === "key") return;
			const { value } = node;
			const others = samples.filter((sample) => sample !== value);
			node.value = typeof value === "string" ? others[index++ % others.length] : Number(value) + 1;
			const expected = document.toJS();
			node.value = value;
			const updated = updateYaml(text, expected);
			expect(parse(updated)).toEqual(expected);
			const lines = text.split("\n");
			const newLines = updated.split("\n");
			expect(newLines).toHaveLength(lines.length);
			expect(newLines.filter((line, at) => line !== lines[at])).toHaveLength(1);
		},
	});
});

const text = `# yaml-language-server: $schema=schemas/x.schema.json
sections:
  # The first one.
  - id: one
    url: "https://a.example" # quoted
    tags: [a, b]

  # The second one.
  - id: two # here
    items:
      - { kind: cpu, count: 1 }
      - { kind: disk }
last: 1 # end
`;

test("comments move with their entries, and fields and entries are changed in place", () => {
	const value = parse(text);
	delete value.sections[0].url;
	value.sections[0].tags = ["b", "c d"];
	value.sections[1].items.splice(0, 1);
	value.sections.reverse();
	value.sections.push({ id: "three", url: "https://b.example", items: [{ kind: "ram", count: 2 }] });
	expect(updateYaml(text, value)).toBe(`# yaml-language-server: $schema=schemas/x.schema.json
sections:
  # The second one.
  - id: two # here
    items:
      - { kind: disk }

  # The first one.
  - id: one
    tags: [b, c d]

  - id: three
    url: https://b.example
    items:
      - { kind: ram, count: 2 }
last: 1 # end
`);
});

test.each([
	["several spaces and empty lines", "a:   1 # one\n\n\nb: [ x,   y ]\nlist:\n  - id: 1\n"],
	["lists that are not indented", "a: 1\nlist:\n- id: 1\n  text: 'q'\n"],
	["an indentation of four spaces", "a: 1\nlist:\n    - id: 1\n      text: q\n"],
])("a file with %s changes in one line", (_, source) => {
	const changed = updateYaml(source, { ...parse(source), list: [{ ...parse(source).list[0], id: 2 }] });
	expect(changed).toBe(source.replace("id: 1", "id: 2"));
});

test("optional fields that the form leaves empty stay absent", () => {
	const text = yamlOf("resources");
	const form = readForm("content/resources.yaml", text) as Form & { blocks: { items?: object[] }[] };
	for (const item of form.blocks.flatMap(({ items = [] }) => items))
		Object.assign(item, { titled: false, url: "", ...item });
	expect(writeForm("content/resources.yaml", form, text)).toBe(text);
});

test.each([
	["chosen", { ru: "/images/ru/b.png" }, "  ru: images/ru/b.png\n  uz: images/uz/a.png\n"],
	["cleared", { uz: "" }, "  ru: images/ru/a.png\n"],
	["replaced for all languages", { default: "/images/c.png" }, "  ru: images/ru/a.png\n  uz: images/uz/a.png\n"],
])("a picture that is %s changes one line", (_, change, others) => {
	const own = "  ru: images/ru/a.png\n  uz: images/uz/a.png\n";
	const yaml = (image: string, rest: string) => `words: [java]\npicture:\n wide:\n  default: ${image}\n${rest}`;
	const current = yaml("images/a.png", own);
	const form = readForm("content/hero.yaml", current) as Form & { picture: { wide: object } };
	Object.assign(form.picture.wide, change);
	const image = "default" in change ? "images/c.png" : "images/a.png";
	expect(writeForm("content/hero.yaml", form, current)).toBe(yaml(image, others));
});

test("line breaks and the end of a file stay", () => {
	const path = "content/templates.yaml";
	const current = "\r\ncards: 6\r\nseeAll: true\r\n\r\n";
	expect(writeForm(path, { ...readForm(path, current), cards: 7 }, current)).toBe(current.replace("6", "7"));
});

test.each(["2026-11-25", "2026-11-25 10:00:00", "0o17", "~", "<<", "1_000", "12:30:45", "a: b"])(
	"%j stays a text for the build and for the editor",
	(id) => {
		const source = "list:\n  - id: one\n  - { id: two }\n";
		const value = { list: [{ id }, { id: `${id}x` }, { id }] };
		const written = updateYaml(source, value);
		expect(load(written)).toEqual(value);
		expect(parse(written)).toEqual(value);
	},
);
