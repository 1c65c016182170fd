/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import { checkProject } from "../../../content-model/check";
import { newFile, openedField } from "../../../editor/config/api";
import { editorLabels } from "../../../editor/config/labels";
import { formContent, localeFileReader, type SentChange } from "../../../editor/server/merge-changes";
import { save } from "../../../editor/server/save";
import { blobSha, type Refusal } from "../../../editor/server/working-tree";
import { inEach, sampleProject, toJson } from "../content-model/sample-project";

type Form = Record<string, unknown>;

const english = editorLabels(["en"]);
const plansFile = "content/plans.yaml";
const pricing = (language: string) => `locales/${language}/pricing.json`;

const read = (root: string, file: string) => fs.readFileSync(path.join(root, file), "utf8");
const write = (root: string, file: string, text: string) => fs.writeFileSync(path.join(root, file), text);

/** The values of a form, as the CMS reads them. */
const open = (root: string, file: string): Form => {
	const sent = formContent(file, Buffer.from(read(root, file)), localeFileReader(root))?.toString() ?? "";
	const [, fields = sent, body] = /^---\n(.*)\n---\n\n([\s\S]*)$/.exec(sent) ?? [];
	return { ...(parse(fields) as Form), ...(body !== undefined && { body: body.trim() }) };
};

/** A form as the CMS sends it. */
function sent(file: string, { body, ...fields }: Form, change: Partial<SentChange> = {}): SentChange {
	const values = stringify(fields);
	const content = Buffer.from(body === undefined ? values : `---\n${values}---\n\n${body}\n`);
	return { operation: "update", path: file, content, ...change };
}

const changedPrice = (form: Form, price: string): Form =>
	parse(stringify(form).replace("price: 5", `price: "${price}"`)) as Form;

test("a form changes only the lines of its values", async () => {
	const root = await sampleProject();
	const before = read(root, plansFile);
	await save(root, [sent(plansFile, changedPrice(open(root, plansFile), "7"))], english);
	expect(read(root, plansFile)).toBe(before.replace("price: 5", "price: 7"));
});

test("a form without a changed value writes nothing", async () => {
	const root = await sampleProject();
	expect(await save(root, [sent(plansFile, open(root, plansFile))], english)).toEqual([]);
});

test("what others have changed meanwhile stays, also in the same form", async () => {
	const root = await sampleProject();
	const draft = changedPrice(open(root, plansFile), "7");
	write(root, plansFile, read(root, plansFile).replace("annualSaving: 15", "annualSaving: 20"));
	write(root, pricing("ru"), read(root, pricing("ru")).replace('"basic": "Qahva"', '"basic": "Java"'));
	const [before, names] = [read(root, plansFile), read(root, pricing("ru"))];
	expect(await save(root, [sent(plansFile, draft)], english)).toEqual([plansFile]);
	expect(read(root, plansFile)).toBe(before.replace("price: 5", "price: 7"));
	expect(read(root, pricing("ru"))).toBe(names);
});

test("a value that two people have changed is refused with both values, and replaced by those who have seen it", async () => {
	const root = await sampleProject();
	const draft = sent(plansFile, changedPrice(open(root, plansFile), "7"));
	write(root, plansFile, read(root, plansFile).replace("price: 5", "price: 6"));
	const path = ["groups", 0, "plans", 1, "price"];
	const refused = await save(root, [draft], english).catch((error: unknown) => error as Refusal);
	expect(refused).toMatchObject({
		status: 409,
		message: expect.stringMatching(/starter › Price .*: .*“6”.*“7”/),
		errors: [{ file: plansFile, path }],
	});
	expect(read(root, plansFile)).toContain("price: 6");
	const seen = (refused as Refusal).errors.map(({ id }) => id);
	write(root, plansFile, read(root, plansFile).replace("price: 6", "price: 8"));
	await expect(save(root, [draft], english, { seen })).rejects.toMatchObject({ status: 409 });
	write(root, plansFile, read(root, plansFile).replace("price: 8", "price: 6"));
	await save(root, [draft], english, { seen });
	expect(read(root, plansFile)).toContain("price: 7");
});

test("the typography of an entry that moves stays", async () => {
	const root = await sampleProject();
	write(root, pricing("en"), read(root, pricing("en")).replace(/("starter": \{\s*"name": )"[^"]*"/, '$1"A - B"'));
	const before = read(root, pricing("en"));
	expect(before).toContain('"A - B"');
	const form = open(root, plansFile) as Plans;
	form.groups[0]?.plans.reverse();
	await save(root, [sent(plansFile, form)], english);
	expect(read(root, pricing("en"))).toBe(before);
});

const strings = (language: string) => `locales/${language}/common.json`;

test("two translators save different languages of the same form", async () => {
	const root = await sampleProject();
	const forms = ["en", "ru", "uz"].map((code) => [strings(code), open(root, strings(code))] as const);
	write(root, strings("uz"), read(root, strings("uz")).replace('"company": "Qahva"', '"company": "Kompaniya"'));
	const changed = forms.map(([file, form]) =>
		sent(
			file,
			parse(stringify(form).replace("company: Qahva", file === strings("ru") ? "company: Мы" : "company: Qahva")),
		),
	);
	const saved = await save(root, changed, english);
	expect(saved).toEqual([strings("ru")]);
	expect(read(root, strings("uz"))).toContain("Kompaniya");
});

type Plans = { groups: { plans: Record<string, unknown>[] }[] };
const inAll = (words: string) => ({ en: words, ru: words, uz: words });
const stringsIn = (root: string, file: (code: string) => string) =>
	["en", "ru", "uz"].map((code) => JSON.parse(read(root, file(code))));

test("a new plan has its words in every language, and a name may be the same in all", async () => {
	const root = await sampleProject();
	const form = open(root, plansFile) as Plans;
	const plan = { ...form.groups[0]?.plans[0], id: "team", name: inAll("Zebra"), description: inAll("Qahva - Java") };
	form.groups[0]?.plans.push(plan);
	write(root, "locales/names.txt", "Qahva\nJava\n");
	await save(root, [sent(plansFile, form)], english);
	expect(read(root, plansFile)).toContain("- id: team\n        price: 0");
	const [, russian] = stringsIn(root, pricing);
	expect(russian.plans.team).toEqual({ name: "Zebra", description: "Qahva\u00a0— Java" });
	expect(await checkProject(root)).toEqual([]);
});

test("a new plan with an empty text is refused at its field, and nothing is written", async () => {
	const root = await sampleProject();
	const form = open(root, plansFile) as Plans;
	const description = { ...inAll("Qahva"), uz: " " };
	form.groups[0]?.plans.push({ ...form.groups[0].plans[0], id: "team", name: inAll("Qahva"), description });
	await expect(save(root, [sent(plansFile, form)], english)).rejects.toMatchObject({
		status: 422,
		message: expect.stringMatching(/team › Description › Uzbek: .*empty$/),
		errors: [{ file: plansFile, path: ["groups", 0, "plans", 2, "description", "uz"] }],
	});
	expect(await checkProject(root)).toEqual([]);
});

test("a plan with another id keeps its words, and one that is removed takes them along, but not those of kinds", async () => {
	const root = await sampleProject();
	const form = open(root, plansFile) as Plans;
	const [free, starter] = form.groups[0]?.plans ?? [];
	Object.assign(free ?? {}, { id: "trial", features: [{ kind: "unlimited" }] });
	Object.assign(starter ?? {}, { features: [{ kind: "runs", count: "1" }] });
	await save(root, [sent(plansFile, form)], english);
	for (const { plans, features } of stringsIn(root, pricing)) {
		expect(plans).toEqual({
			starter: { name: "Qahva", description: "Qahva" },
			trial: { name: "Qahva", description: "Qahva" },
		});
		expect(Object.keys(features)).toEqual(["cpu", "runs", "unlimited"]);
	}
	const renamed = open(root, plansFile) as Plans;
	renamed.groups[0]?.plans.pop();
	await save(root, [sent(plansFile, renamed)], english);
	for (const { plans } of stringsIn(root, pricing)) expect(Object.keys(plans)).toEqual(["trial"]);
});

test("a block that is removed leaves the text that a link of the footer uses, too", async () => {
	const links = "links: [{ id: contact-us, to: / }]\n";
	const root = await sampleProject();
	write(root, "content/site.yaml", read(root, "content/site.yaml") + links);
	const form = open(root, "content/resources.yaml") as { blocks: object[] };
	form.blocks.pop();
	await save(root, [sent("content/resources.yaml", form)], english);
	for (const { footer } of stringsIn(root, strings))
		expect(footer.links).toEqual({ faq: "Qahva", "contact-us": "Qahva" });
	for (const { resources } of stringsIn(root, (code) => `locales/${code}/landing.json`))
		expect(Object.keys(resources.blocks)).toEqual(["faq"]);
});

test("a new kind of feature is one save with its words, and an existing one keeps its own", async () => {
	const root = await sampleProject();
	const withKind = (kind: object) => {
		const form = open(root, plansFile) as Plans;
		Object.assign(form.groups[0]?.plans[0] ?? {}, { features: [kind] });
		return [sent(plansFile, form)];
	};
	await save(root, withKind({ new: { id: "memory", words: inAll("{{count, number}}") }, count: "2" }), english);
	expect(parse(read(root, plansFile)).groups[0].plans[0].features).toEqual([{ kind: "memory", count: 2 }]);
	for (const { features } of stringsIn(root, pricing)) expect(features.memory).toBe("{{count, number}}");
	const existing = withKind({ new: { id: "cpu", words: inAll("Qahva") } });
	await expect(save(root, existing, english)).rejects.toMatchObject({
		errors: [{ code: "choiceExists", path: ["groups", 0, "plans", 0, "features", 0, "new", "id"] }],
	});
});

test("words that the page would not show are refused, unless they were there before", async () => {
	const file = "content/resources.yaml";
	const root = await sampleProject(pages("Qahva"));
	const form = open(root, file) as { blocks: { items: Record<string, unknown>[] }[] };
	const [question] = form.blocks[0]?.items ?? [];
	Object.assign(question ?? {}, { page: "about", title: inAll("Java") });
	await expect(save(root, [sent(file, form)], english)).rejects.toMatchObject({
		errors: expect.arrayContaining([expect.objectContaining({ code: "notShown" })]),
	});
	Object.assign(question ?? {}, { title: inAll("Qahva") });
	await save(root, [sent(file, form)], english);
	expect(read(root, "locales/en/landing.json")).not.toContain('"what"');
});

test.each([
	["Hi {{name}}", "placeholders"],
	["<b>Hi</b>", "tags"],
])("English %j keeps its placeholders and tags", async (original, code) => {
	const root = await sampleProject(inEach("sample", () => toJson({ hello: original })));
	const file = "locales/en/sample.json";
	await expect(save(root, [sent(file, { ...open(root, file), hello: "Hi" })], english)).rejects.toMatchObject({
		errors: [expect.objectContaining({ file, path: ["hello"], code })],
	});
});

const page = (name: string, language: string) => `content/pages/${name}.${language}.md`;
const pageText = (words: string) => `---\ntitle: Qahva\ndescription: Qahva\n---\n\n${words}\n`;
const pages = (words: string) =>
	Object.fromEntries(["en", "ru", "uz"].map((code) => [page("about", code), pageText(words)]));

test("typography is corrected in the fields that were typed, and what others have changed stays", async () => {
	const file = page("about", "en");
	const root = await sampleProject({ ...pages("Qahva"), [file]: pageText('Qahva "Java"') });
	const draft = { ...open(root, file), title: "Qahva - Java" };
	write(root, file, pageText('Qahva "Java" Qahva'));
	await save(root, [sent(file, draft)], english);
	expect(read(root, file)).toBe(pageText('Qahva "Java" Qahva').replace("title: Qahva", "title: Qahva — Java"));
});

test("a page with another name keeps its text, and its old files are gone", async () => {
	const root = await sampleProject(pages("Qahva"));
	const renamed = ["en", "ru", "uz"].map((code) =>
		sent(page("us", code), open(root, page("about", code)), { from_path: page("about", code) }),
	);
	await save(root, renamed, english);
	expect(fs.readdirSync(path.join(root, "content/pages"))).toEqual(["us.en.md", "us.ru.md", "us.uz.md"]);
	expect(read(root, page("us", "ru"))).toBe(pageText("Qahva"));
});

test.each<[string, (root: string) => SentChange[]]>([
	[
		"renamed",
		(root) =>
			["en", "ru", "uz"].map((code) =>
				sent(page("us", code), open(root, page("about", code)), { from_path: page("about", code) }),
			),
	],
	[
		"deleted",
		(root) =>
			["en", "ru", "uz"].map((code) => {
				const form = formContent(
					page("about", code),
					Buffer.from(read(root, page("about", code))),
					localeFileReader(root),
				);
				const sha = form && blobSha(form);
				return { operation: "delete", path: page("about", code), content: Buffer.alloc(0), sha };
			}),
	],
])("a page that others link to is not %s, and the links are named", async (_, change) => {
	const root = await sampleProject({ ...pages("Qahva"), [page("other", "en")]: pageText("[Qahva](/about/)") });
	await expect(save(root, change(root), english)).rejects.toMatchObject({
		message: expect.stringMatching(/^Pages › other › English › Text: .*\/about\//),
	});
	expect(read(root, page("about", "en"))).toBe(pageText("Qahva"));
});

test("a new page has the fields that are filled in", async () => {
	const root = await sampleProject();
	const created = (body: string) => {
		const form = { title: "Qahva", description: "Qahva", draft: false, listed: true, date: "", body };
		return sent(page("new", "en"), { ...form, [openedField]: newFile }, { operation: "create" });
	};
	await save(root, [created("Qahva")], english);
	expect(read(root, page("new", "en"))).toBe(pageText("Qahva"));
	await expect(save(root, [created("Choy")], english)).rejects.toMatchObject({ status: 409 });
});

test.each<[string, (root: string) => SentChange]>([
	[
		"a new page",
		() => {
			const form = { title: "Qahva", description: "Qahva", body: "Qahva - Java", [openedField]: newFile };
			return sent(page("new", "en"), form, { operation: "create" });
		},
	],
	[
		"a text",
		(root) => {
			const form = stringify(open(root, strings("ru"))).replace("company: Qahva", "company: Qahva - Java");
			return sent(strings("ru"), parse(form) as Form);
		},
	],
	[
		"a new plan",
		(root) => {
			const form = open(root, plansFile) as Plans;
			const plan = { ...form.groups[0]?.plans[0], id: "team", name: inAll("Java"), description: inAll("Qahva - Java") };
			form.groups[0]?.plans.push(plan);
			return sent(plansFile, form);
		},
	],
])("%s may be sent again, also when its typography was corrected", async (_, change) => {
	const root = await sampleProject();
	write(root, "locales/names.txt", "Qahva\nJava\n");
	const again = change(root);
	await save(root, [again], english);
	expect(await save(root, [again], english)).toEqual([]);
});

test("a file that cannot be read is not overwritten", async () => {
	const root = await sampleProject();
	const form = open(root, plansFile);
	write(root, plansFile, "groups: [\n");
	await expect(save(root, [sent(plansFile, form)], english)).rejects.toMatchObject({ status: 422 });
	expect(read(root, plansFile)).toBe("groups: [\n");
});

test("a new plan while a locale file is broken is refused, not an error of the server", async () => {
	const root = await sampleProject();
	const form = open(root, plansFile) as { groups: { plans: object[] }[] };
	form.groups[0]?.plans.push(structuredClone({ ...form.groups[0].plans[0], id: "team" }));
	write(root, pricing("ru"), "{");
	await expect(save(root, [sent(plansFile, form)], english)).rejects.toMatchObject({ status: 422 });
});

test("a file that is no picture is refused in the words of the form", async () => {
	const pdf = { operation: "create", path: "content/images/terms.pdf", content: Buffer.from("%PDF") } as const;
	await expect(save(await sampleProject(), [pdf], english)).rejects.toThrow(
		"“terms.pdf” is no picture: choose a PNG, JPEG, WebP, AVIF or SVG file.",
	);
});
