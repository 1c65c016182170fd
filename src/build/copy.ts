import fs from "node:fs";
import { copyFrom } from "../site/head/head-copy";

const namespaces = ["common", "landing", "market", "template", "unloaded"];

/** The copy of a language for what is written while building, by namespace and key. */
export function readCopy(language: string): (namespace: string, key: string) => string {
	return copyFrom(namespaces.map((ns) => ({ ns, data: fs.readFileSync(`locales/${language}/${ns}.json`, "utf8") })));
}
