/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import { localeErrors } from "../../../content-model/check/compare-locale";
import { formatContentError } from "../../../content-model/check/content-error";
import { projectFiles } from "../../../content-model/check/files";
import { readLocales, toLocale } from "../../../content-model/check/locale";
import { readSource } from "../../../content-model/check/source";
import { defaultLanguage } from "../../../src/i18n/languages";

const project = projectFiles(process.cwd());
const { names } = readLocales(project);

test.each(["editor/labels", "artwork/strings"])("the translations in %s are complete", (folder) => {
	const files = fs.readdirSync(folder).map((file) => {
		const locale = toLocale(readSource(project, `${folder}/${file}`));
		return { ...locale, language: path.basename(file, ".json"), namespace: folder };
	});
	expect(files.map(({ language }) => language)).toContain(defaultLanguage);
	expect(files.flatMap((file) => localeErrors(file, { files, names }).map(formatContentError))).toEqual([]);
});
