import fs from "node:fs";
import { languages } from "../../../src/i18n/languages";
import { readLocale } from "../../kit/content";

const strings = (language: string, namespace: string) => JSON.parse(readLocale(language, namespace));

test.each(languages.map(({ code }) => code))("the editor names buttons as the pages do: %s", (code) => {
	const { words, fields } = JSON.parse(fs.readFileSync(`editor/labels/${code}.json`, "utf8"));
	const { actions, skipToContent, opensInNewTab } = strings(code, "common");
	const { getStarted, learnMore, tryAgain, goHome, reload } = actions;
	const { getNow, recommended } = strings(code, "pricing");
	const { seeAll } = strings(code, "catalog");
	const { copy, copied, download } = strings(code, "template").tools;

	expect(words).toMatchObject({ getStarted, learnMore, tryAgain, goHome, reload, skipToContent, opensInNewTab });
	expect(words).toMatchObject({ getNow, recommended, seeAll, copy, copied, download });
	expect(fields.site.registration.label).toContain(getStarted);
	expect(fields.site.documentation.label).toContain(learnMore);
	expect(fields.templates.seeAll.label).toContain(seeAll);
});
