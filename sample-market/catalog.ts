import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";

/** The answers of the market API: docs/rules.md, Market API. */
export type ListedTemplate = { id: number; title: string; description: string; script_count: number };
export type TemplateDetail = {
	title: string;
	description: string;
	data: { script: { id: number; name: string; releaseCode: string } }[];
};
/** The details are keyed by template id. */
export type Catalog = { list: ListedTemplate[]; details: Map<string, TemplateDetail> };

type Manifest = { id: number; title: string; scripts: { id: number; name: string; file: string }[] };

/** Reads the sample templates. Each is a folder with `template.yaml`, `description.html` and Java sources. */
export function readCatalog(folder = path.resolve("sample-market/templates")): Catalog {
	const list: ListedTemplate[] = [];
	const details: Catalog["details"] = new Map();
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
