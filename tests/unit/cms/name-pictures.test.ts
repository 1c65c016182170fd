/** @jest-environment node */
import { parse } from "yaml";
import { formValue } from "../../../cms/app/formats/content-format";
import { writeForm } from "../../../cms/app/formats/formats";
import type { Commit } from "../../../cms/app/save/commit";
import { fromBase64, toBase64 } from "../../../cms/app/save/hosts";
import { namePictures } from "../../../cms/app/save/name-pictures";
import { emptyProject } from "../../kit/empty-project";

const hero = "content/hero.yaml";
const showcase = "content/showcase.yaml";
const section = (id: string) =>
	`  - id: ${id}\n    points: []\n    picture: { wide: images/${id}.png, narrow: images/n.png }\n`;
const yaml: Record<string, string> = {
	[hero]: "words: [java]\npicture: { wide: images/hero.png, narrow: images/coding.png }\n",
	[showcase]: `sections:\n${["coding", "versions", "market"].map(section).join("")}`,
};
const images = ["coding", "versions", "hero"].map((name) => `content/images/ru/${name}.png`);
const project = { ...emptyProject, locales: { en: {}, ru: {} }, images, content: { hero: {}, showcase: {} } };

type Picture = { wide: string; narrow: string; __ru_wide?: string; __ru_narrow?: string };
type Content = { picture: Picture; sections: { picture: Picture }[] };

/**
 * Saves a form with a change. @returns the pictures of the commit: path → the file whose content they get
 * @throws the message, with the places
 */
async function save(path: string, change: (form: Content) => void, uploads: string[] = []) {
	const theirs = yaml[path] ?? "";
	const form = formValue(parse(theirs), project) as Content & Record<string, unknown>;
	change(form);
	const mine = writeForm(path, form, theirs, project);
	const files = new Map<string, string | undefined>(uploads.map((file) => [file, toBase64(file)]));
	const read = async (file: string) => toBase64(yaml[file] ?? file);
	const text = Object.assign(
		(key: string, { places = "" }: Record<string, string | number> = {}) => `${key} ${places}`,
		{ english: new Map() },
	);
	await namePictures({ files, read, project, text } as unknown as Commit, [{ path, form, id: "", theirs, mine }]);
	return Object.fromEntries([...files].map(([file, content]) => [file, content && fromBase64(content)]));
}

const sectionOf = ({ sections }: Content, index: number) => sections[index]?.picture as Picture;

test("a section that chooses the picture of another one leaves its pictures of languages", async () => {
	const choose = (form: Content) => Object.assign(sectionOf(form, 0), { wide: "/images/versions.png" });
	expect(await save(showcase, choose)).toEqual({});
});

test("a picture of another file, and a field without a picture of the language, leave them too", async () => {
	expect(await save(hero, ({ picture }) => Object.assign(picture, { wide: "/images/versions.png" }))).toEqual({});
	const choose = (form: Content) => Object.assign(sectionOf(form, 2), { wide: "/images/versions.png" });
	expect(await save(showcase, choose)).toEqual({});
});

test.each<[string, (form: Content) => void, string[]]>([
	["removes it", ({ picture }) => Object.assign(picture, { __ru_narrow: "" }), []],
	[
		"uploads another one",
		({ picture }) => Object.assign(picture, { __ru_narrow: "/images/ru/new.png" }),
		["content/images/ru/new.png"],
	],
	[
		"chooses another common picture, and uploads one for the language",
		({ picture }) => Object.assign(picture, { wide: "/images/versions.png", __ru_wide: "/images/ru/new.png" }),
		["content/images/ru/new.png"],
	],
])("a picture of a language that two places show stays when one of them %s", async (_, change, uploads) => {
	await expect(save(hero, change, uploads)).rejects.toThrow(/refused\.shared .*hero.*showcase/);
});

test("a new common picture takes the picture of the language with it", async () => {
	const replace = (form: Content) => Object.assign(sectionOf(form, 1), { wide: "/images/new.png" });
	const upload = "content/images/new.png";
	expect(await save(showcase, replace, [upload])).toEqual({
		[upload]: upload,
		"content/images/ru/new.png": "content/images/ru/versions.png",
	});
});

test("two sections exchange their pictures, with those of the languages", async () => {
	const exchange = ({ sections }: Content) => {
		const [hero, versions] = [sections[1], sections[2]].map((entry) => entry?.picture as Picture);
		Object.assign(hero as Picture, { wide: "/images/market.png" });
		Object.assign(versions as Picture, { wide: "/images/versions.png" });
	};
	expect(await save(showcase, exchange)).toEqual({
		"content/images/ru/market.png": "content/images/ru/versions.png",
		"content/images/ru/versions.png": undefined,
	});
});
