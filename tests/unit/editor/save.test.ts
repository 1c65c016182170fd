/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import { checkProject } from "../../../content-model/check";
import { newFile, openedField } from "../../../editor/config/api";
import { editorText } from "../../../editor/config/texts";
import { formContent, type SentChange } from "../../../editor/server/merge-changes";
import { save } from "../../../editor/server/save";
import { blobSha } from "../../../editor/server/working-tree";
import { inEach, sampleProject, toJson } from "../content-model/sample-project";

type Form = Record<string, unknown>;

const english = editorText(["en"]);
const plansFile = "content/plans.yaml";
const pricing = (language: string) => `locales/${language}/pricing.json`;

const read = (root: string, file: string) => fs.readFileSync(path.join(root, file), "utf8");
const write = (root: string, file: string, text: string) => fs.writeFileSync(path.join(root, file), text);

/** The values of a form, as the CMS reads them. */
const open = (root: string, file: string): Form => {
	const sent = formContent(file, Buffer.from(read(root, file)))?.toString() ?? "";
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

test("a form, or the draft of one, that was opened before another change is refused", async () => {
	const root = await sampleProject();
	const draft = changedPrice(open(root, plansFile), "7");
	write(root, plansFile, read(root, plansFile).replace("price: 5", "price: 6"));
	await expect(save(root, [sent(plansFile, draft)], english)).rejects.toMatchObject({
		status: 409,
		message: expect.stringMatching(/^“Plans and prices” has changed since you opened the form\./),
	});
	expect(read(root, plansFile)).toContain("price: 6");
});

const texts = (language: string) => `locales/${language}/common.json`;

test("two translators save different languages of the same form", async () => {
	const root = await sampleProject();
	const forms = ["en", "ru", "uz"].map((code) => [texts(code), open(root, texts(code))] as const);
	write(root, texts("uz"), read(root, texts("uz")).replace('"company": "Qahva"', '"company": "Kompaniya"'));
	const changed = forms.map(([file, form]) =>
		sent(
			file,
			parse(stringify(form).replace("company: Qahva", file === texts("ru") ? "company: Мы" : "company: Qahva")),
		),
	);
	const saved = await save(root, changed, english);
	expect(saved).toEqual([texts("ru")]);
	expect(read(root, texts("uz"))).toContain("Kompaniya");
});

test("a new plan gets empty texts in every language, which no check accepts", async () => {
	const root = await sampleProject();
	const form = open(root, plansFile) as { groups: { plans: object[] }[] };
	const [plan] = form.groups[0]?.plans ?? [];
	form.groups[0]?.plans.push({ ...plan, id: "team", features: [{ kind: "memory", count: "2" }] });
	await save(root, [sent(plansFile, form)], english);
	for (const code of ["en", "ru", "uz"]) {
		const { plans, features } = JSON.parse(read(root, pricing(code)));
		expect([plans.team, features.memory]).toEqual([{ name: "", description: "" }, ""]);
	}
	const errors = (await checkProject(root)).filter(({ severity }) => !severity);
	expect(errors.map(({ file, code, path: keys }) => [file, code, keys?.at(-1)])).toEqual(
		["en", "ru", "uz"].flatMap((code) =>
			["name", "description", "memory"].map((key) => [pricing(code), "emptyText", key]),
		),
	);
});

test("a plan that is removed takes its texts along, but not those of kinds, which plans share", async () => {
	const root = await sampleProject();
	const form = open(root, plansFile) as { groups: { plans: object[] }[] };
	for (const plan of form.groups[0]?.plans ?? []) Object.assign(plan, { features: [{ kind: "runs", count: "1" }] });
	form.groups[0]?.plans.pop();
	await save(root, [sent(plansFile, form)], english);
	for (const code of ["en", "ru", "uz"]) {
		const { plans, features } = JSON.parse(read(root, pricing(code)));
		expect([Object.keys(plans), Object.keys(features)]).toEqual([["free"], ["cpu", "runs", "unlimited"]]);
	}
});

test("a new text that is the same in every language becomes a name", async () => {
	const root = await sampleProject();
	const form = open(root, plansFile) as { groups: { plans: object[] }[] };
	form.groups[0]?.plans.push({ ...form.groups[0].plans[0], id: "team" });
	await save(root, [sent(plansFile, form)], english);
	const forms = ["en", "ru", "uz"].map((code) => {
		const opened = open(root, pricing(code)) as { plans: Record<string, unknown> };
		opened.plans.team = { name: "Zebra", description: "Qahva" };
		return sent(pricing(code), opened);
	});
	await save(root, forms, english);
	expect(read(root, "locales/names.txt")).toBe("Qahva\nZebra\n");
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
				const form = formContent(page("about", code), Buffer.from(read(root, page("about", code))));
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

test("a save of one language of a page copies no field into another one, which lacks it", async () => {
	const file = (language: string) => `content/pages/news.${language}.md`;
	const page = (language: string, date = "") => `---\ntitle: ${language}\ndescription: News.\n${date}---\n\nNews.\n`;
	const date = "date: 2026-02-01\n";
	const root = await sampleProject({ [file("en")]: page("en", date), [file("uz")]: page("uz") });
	const forms = { en: open(root, file("en")), uz: open(root, file("uz")) };
	const changed = [
		sent(file("en"), { ...forms.en, title: "News" }),
		sent(file("uz"), { ...forms.uz, date: "2026-02-01" }),
	];
	expect(await save(root, changed, english)).toEqual([file("en")]);
	expect(read(root, file("uz"))).toBe(page("uz"));
	// A date that is set in the form is that of all languages.
	const later = ["en", "uz"].map((language) =>
		sent(file(language), { ...open(root, file(language)), date: "2026-03-01" }),
	);
	await save(root, later, english);
	expect(read(root, file("uz"))).toContain('date: "2026-03-01"');
});

test("a file that is no picture is refused in the words of the form", async () => {
	const pdf = { operation: "create", path: "content/images/terms.pdf", content: Buffer.from("%PDF") } as const;
	await expect(save(await sampleProject(), [pdf], english)).rejects.toThrow(
		"“terms.pdf” is no picture: choose a PNG, JPEG, WebP, AVIF or SVG file.",
	);
});
