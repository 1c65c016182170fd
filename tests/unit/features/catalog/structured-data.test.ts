import { templateNode } from "../../../../src/features/catalog/catalog-structured-data";
import { siteUrl } from "../../../../src/seo/site-metadata";
import { createTemplate } from "../../../kit/template";

const template = createTemplate({ id: "5", title: "Support bot", teaser: "Answers questions." });

test("a template is source code, without placeholders", () => {
	const url = `${siteUrl}/ru/template/5/`;
	expect(JSON.parse(JSON.stringify(templateNode(template, "ru")))).toEqual({
		"@type": "SoftwareSourceCode",
		"@id": url,
		url,
		name: "Support bot",
		description: "Answers questions.",
		publisher: { "@id": `${siteUrl}/#organization` },
	});
});
