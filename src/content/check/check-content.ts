import fs from "node:fs";
import path from "node:path";
import type { z } from "zod";
import type { ContentFile, Needs } from "../content-file";
import { contentFiles } from "../files";
import type { Problem } from "./problem";
import { readSource, type Source } from "./source";

/** What a YAML file calls for in the locale files. */
export type CopyNeeds = {
	file: string;
	keys: string[];
	counts: { key: string; given: boolean; problem: (message: string) => Problem }[];
};

type Result = { problems: Problem[]; copy?: CopyNeeds };

function describe(issue: z.core.$ZodIssue, source: Source): Problem[] {
	if (issue.code === "unrecognized_keys") {
		return issue.keys.map((key) => source.problemAtKey([...issue.path, key], `"${key}" is not known here`));
	}
	const name = issue.path.findLast((part) => typeof part === "string");
	const prefix = issue.code === "custom" || !name || issue.message.includes(String(name)) ? "" : `${String(name)}: `;
	return [source.problemAt(issue.path, `${prefix}${issue.message}`)];
}

function missingImages(images: Needs["images"], folder: string, source: Source): Problem[] {
	const missing = images.filter(({ file }) => !fs.existsSync(path.join(folder, file)));
	return missing.map((image) => source.problemAt(image.path, `there is no picture content/${image.file}`));
}

function checkFile(name: string, definition: ContentFile, root: string): Result {
	const folder = path.join(root, "content");
	const file = `content/${name}.yaml`;
	if (!fs.existsSync(path.join(root, file))) {
		return { problems: [{ file, line: 1, column: 1, message: "this file is missing" }] };
	}
	const source = readSource(file, fs.readFileSync(path.join(root, file), "utf8"));
	if (source.syntax.length > 0) return { problems: source.syntax };
	const result = definition.inspect(source.value);
	if ("issues" in result) return { problems: result.issues.flatMap((issue) => describe(issue, source)) };
	const { copyKeys, images, counts } = result.needs;
	return {
		problems: missingImages(images, folder, source),
		copy: {
			file,
			keys: copyKeys,
			counts: counts.map(({ key, given, path: at }) => ({
				key,
				given,
				problem: (message) => source.problemAt(at, message),
			})),
		},
	};
}

function unknownFiles(root: string): Problem[] {
	return fs
		.readdirSync(path.join(root, "content"))
		.filter((file) => /\.ya?ml$/.test(file) && !(path.basename(file, ".yaml") in contentFiles))
		.map((file) => ({ file: `content/${file}`, line: 1, column: 1, message: "nothing on the site reads this file" }));
}

/** Checks every YAML file; also tells which copy the ids in them call for. */
export function checkContent(root: string): { problems: Problem[]; copy: CopyNeeds[] } {
	const results = Object.entries(contentFiles).map(([name, file]) => checkFile(name, file, root));
	return {
		problems: [...unknownFiles(root), ...results.flatMap(({ problems }) => problems)],
		copy: results.flatMap(({ copy }) => copy ?? []),
	};
}
