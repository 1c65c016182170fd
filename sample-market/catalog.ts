import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";

/** The answers of the market API, as specification, section 7 has them. */
export type ListedTemplate = { id: number; title: string; description: string; script_count: number };
export type TemplateDetail = {
	title: string;
	description: string;
	data: { script: { id: number; name: string; releaseCode: string } }[];
};
export type Catalogue = { list: ListedTemplate[]; details: Map<string, TemplateDetail> };

type Manifest = { id: number; title: string; scripts: { id: number; name: string; file: string }[] };

/** Reads the sample templates: one folder each, with `template.yaml`, `description.html` and the Java sources. */
export function readCatalogue(folder = path.resolve("src/server/sample-market/templates")): Catalogue {
	const list: ListedTemplate[] = [];
	const details: Catalogue["details"] = new Map();
	for (const name of fs.readdirSync(folder).sort()) {
		const read = (file: string) => fs.readFileSync(path.join(folder, name, file), "utf8");
		const { id, title, scripts } = parse(read("template.yaml")) as Manifest;
		const description = read("description.html").trim();
		const data = scripts.map((script) => ({
			script: { id: script.id, name: script.name, releaseCode: read(script.file).trimEnd() },
		}));
		list.push({ id, title, description, script_count: data.length });
		details.set(String(id), { title, description, data });
	}
	return { list, details };
}
