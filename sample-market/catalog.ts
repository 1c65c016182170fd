import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";

const folder = path.resolve("sample-market/templates");

type Manifest = { id: number; title: string; language?: string; scripts: { id: number; name: string; file: string }[] };

/** Reads a sample template: a folder with `template.yaml`, `description.html` and Java sources. */
function readTemplate(name: string) {
	const read = (file: string) => fs.readFileSync(path.join(folder, name, file), "utf8");
	const { id, title, language = "en", scripts } = parse(read("template.yaml")) as Manifest;
	const data = scripts.map(({ file, ...script }) => ({ script: { ...script, releaseCode: read(file).trimEnd() } }));
	return { id, title, language, description: read("description.html").trim(), data };
}

/** The answers of the market API (docs/rules.md, Market API): the list, and the details by the id of the template. */
export function readCatalog() {
	const templates = fs.readdirSync(folder).sort().map(readTemplate);
	return {
		list: templates.map(({ data, ...listed }) => ({ ...listed, script_count: data.length })),
		details: new Map(templates.map(({ id, ...detail }) => [String(id), detail])),
	};
}
