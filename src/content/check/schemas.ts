import fs from "node:fs";
import path from "node:path";
import { jsonSchemas, schemaLine } from "../json-schemas";
import type { Problem } from "./problem";
import type { Source } from "./source";

const atTop = (file: string, message: string): Problem => ({ file, line: 1, column: 1, message });

/** JSON Schemas that do not say what the schemas in code say, and files beside them. */
export function schemaProblems(root: string): Problem[] {
	const schemas = jsonSchemas();
	const stale = [...schemas].flatMap(([file, text]) => {
		const full = path.join(root, file);
		const current = fs.existsSync(full) && fs.readFileSync(full, "utf8").replaceAll("\r\n", "\n") === text;
		return current ? [] : [atTop(file, "is not current: run npm run schemas")];
	});
	const folder = path.join(root, "content/schemas");
	const stray = (fs.existsSync(folder) ? fs.readdirSync(folder) : [])
		.map((name) => `content/schemas/${name}`)
		.filter((file) => !schemas.has(file))
		.map((file) => atTop(file, "no YAML file has this schema: take it out"));
	return [...stale, ...stray];
}

/** A YAML file whose first line does not name its schema: editors would not help with it. */
export function schemaLineProblems(name: string, { file, text }: Source): Problem[] {
	const line = schemaLine(name);
	return text.split(/\r?\n/, 1)[0]?.trimEnd() === line ? [] : [atTop(file, `the first line must be ${line}`)];
}
