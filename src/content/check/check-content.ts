import fs from "node:fs";
import path from "node:path";
import type { ContentFile } from "../content-file";
import { contentFiles } from "../files";
import type { CopyNeeds } from "./copy-needs";
import { describeIssue, describeUnknownKey } from "./describe-issue";
import { type LinkNeeds, linkProblems } from "./links";
import { pictureProblems } from "./pictures";
import type { Problem } from "./problem";
import { schemaLineProblems, schemaProblems } from "./schemas";
import { readSource, type Source } from "./source";
import { didYouMean } from "./suggest";

type Result = { problems: Problem[]; needs?: CopyNeeds & LinkNeeds };
type Issues = ReturnType<ContentFile["inspect"]>["issues"];

/** Each issue at its place; a field that is only misspelt is not told of a second time as missing. */
function describe(issues: Issues, definition: ContentFile, source: Source): Problem[] {
	const { schema } = definition;
	const misspelt = new Set<string>();
	const unknown = issues.flatMap((issue) => {
		if (issue.code !== "unrecognized_keys") return [];
		return issue.keys.map((key) => {
			const { message, meant } = describeUnknownKey(key, issue.path, schema, source.value);
			if (meant) misspelt.add(JSON.stringify([...issue.path, meant]));
			return source.problemAtKey([...issue.path, key], message);
		});
	});
	const rest = issues.filter(({ code, path: at }) => code !== "unrecognized_keys" && !misspelt.has(JSON.stringify(at)));
	return [...unknown, ...rest.map((issue) => source.problemAt(issue.path, describeIssue(issue, schema, source.value)))];
}

function checkFile(name: string, definition: ContentFile, root: string): Result {
	const source = readSource(root, `content/${name}.yaml`);
	if (source.syntax.length > 0) return { problems: source.syntax };
	const { issues, needs } = definition.inspect(source.value);
	return {
		problems: [
			...schemaLineProblems(name, source),
			...describe(issues, definition, source),
			...pictureProblems(needs.images, path.join(root, "content"), source),
		],
		needs: { ...needs, source },
	};
}

function unknownFiles(root: string): Problem[] {
	const folder = path.join(root, "content");
	const names = Object.keys(contentFiles).map((name) => `${name}.yaml`);
	return (fs.existsSync(folder) ? fs.readdirSync(folder) : [])
		.filter((file) => /\.ya?ml$/i.test(file) && !names.includes(file))
		.map((file) => {
			const message = `nothing on the site reads this file${didYouMean(file, names)}`;
			return { file: `content/${file}`, line: 1, column: 1, message };
		});
}

/** Checks every YAML file; also tells which copy the ids in them call for. */
export function checkContent(root: string): { problems: Problem[]; needs: CopyNeeds[] } {
	const results = Object.entries(contentFiles).map(([name, file]) => checkFile(name, file, root));
	const needs = results.flatMap((result) => result.needs ?? []);
	const problems = [
		...unknownFiles(root),
		...schemaProblems(root),
		...results.flatMap((result) => result.problems),
		// A file that cannot be read may hold what the links of another one lead to.
		...(needs.length === results.length ? linkProblems(needs, root) : []),
	];
	return { problems, needs };
}
