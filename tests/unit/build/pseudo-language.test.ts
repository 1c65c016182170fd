/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import { pseudoFolder, writePseudoLanguage } from "../../../src/build/pseudo-language";
import { pseudoLanguage } from "../../../src/i18n/languages";
import { folderOf } from "../../kit/folder";

const files = { "locales/en/common.json": '{ "hello": "Hello" }', "locales/en/language.json": '{ "name": "English" }' };
const read = (root: string, file: string) =>
	JSON.parse(fs.readFileSync(path.join(root, pseudoFolder, pseudoLanguage.code, file), "utf8"));

test("every English file is written in disguise, and nothing into locales/", () => {
	const root = folderOf(files);
	writePseudoLanguage(root);
	expect(read(root, "common.json")).toEqual({ hello: "[Ĥéļļö one]" });
	expect(read(root, "language.json")).toEqual({ name: "[Pseudo]", code: "[Xa]" });
	expect(fs.readdirSync(path.join(root, "locales"))).toEqual(["en"]);
});

test("it follows a change of English, and leaves what did not change", () => {
	const root = folderOf(files);
	writePseudoLanguage(root);
	const file = path.join(root, pseudoFolder, pseudoLanguage.code, "language.json");
	const { mtimeMs } = fs.statSync(file);
	fs.writeFileSync(path.join(root, "locales/en/common.json"), '{ "hello": "Hi" }');
	writePseudoLanguage(root);
	expect(read(root, "common.json")).toEqual({ hello: "[Ĥî one]" });
	expect(fs.statSync(file).mtimeMs).toBe(mtimeMs);
});

test("a file that is broken, or half written, keeps its last texts", () => {
	const root = folderOf(files);
	writePseudoLanguage(root);
	fs.writeFileSync(path.join(root, "locales/en/common.json"), '{ "hello": ');
	writePseudoLanguage(root);
	expect(read(root, "common.json")).toEqual({ hello: "[Ĥéļļö one]" });
});
