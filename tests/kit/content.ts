import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";

const root = path.resolve(__dirname, "../..");

/** The parsed YAML file of that name below `content/`. */
export function readContent<Content>(name: string): Content {
	return parse(fs.readFileSync(path.join(root, "content", `${name}.yaml`), "utf8")) as Content;
}

/** A locale file as it stands, for what `data.locales` carries. */
export function readLocale(language: string, namespace: string): string {
	return fs.readFileSync(path.join(root, "locales", language, `${namespace}.json`), "utf8");
}

/** A text as Testing Library reads it: each run of spaces, of any kind, is one plain space. */
export function asRead(text: string): string {
	return text.replace(/\s+/g, " ").trim();
}
