import fs from "node:fs";
import path from "node:path";
import type { z } from "zod";
import type { ContentFile } from "../content-file";
import { contentFiles } from "../files";
import type { Problem } from "./problem";
import { readSource, type Source } from "./source";

type Result = { problems: Problem[]; copyKeys: { key: string; file: string }[] };

function describe(issue: z.core.$ZodIssue, source: Source): Problem[] {
	if (issue.code === "unrecognized_keys") {
		return issue.keys.map((key) => source.problemAtKey([...issue.path, key], `"${key}" is not known here`));
	}
	const name = issue.path.findLast((part) => typeof part === "string");
	const prefix = issue.code === "custom" || !name || issue.message.includes(String(name)) ? "" : `${String(name)}: `;
	return [source.problemAt(issue.path, `${prefix}${issue.message}`)];
}

function missingImages(images: string[], folder: string, source: Source): Problem[] {
	const missing = images.filter((image) => !fs.existsSync(path.join(folder, image)));
	return missing.map((image) => source.problemAt([], `there is no picture content/${image}`));
}

function checkFile(name: string, definition: ContentFile, root: string): Result {
	const folder = path.join(root, "content");
	const file = `content/${name}.yaml`;
	if (!fs.existsSync(path.join(root, file))) {
		return { problems: [{ file, line: 1, column: 1, message: "this file is missing" }], copyKeys: [] };
	}
	const source = readSource(file, fs.readFileSync(path.join(root, file), "utf8"));
	if (source.syntax.length > 0) return { problems: source.syntax, copyKeys: [] };
	const result = definition.inspect(source.value);
	if ("issues" in result) return { problems: result.issues.flatMap((issue) => describe(issue, source)), copyKeys: [] };
	return {
		problems: missingImages(result.needs.images, folder, source),
		copyKeys: result.needs.copyKeys.map((key) => ({ key, file })),
	};
}

/** Checks every YAML file; also tells which copy the ids in them call for. */
export function checkContent(root: string): Result {
	const results = Object.entries(contentFiles).map(([name, file]) => checkFile(name, file, root));
	return {
		problems: results.flatMap(({ problems }) => problems),
		copyKeys: results.flatMap(({ copyKeys }) => copyKeys),
	};
}
