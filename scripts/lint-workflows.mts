import fs from "node:fs";
import { validate } from "@actions/languageservice";
import { TextDocument } from "vscode-languageserver-textdocument";

// A part of `npm run lint`: prints what GitHub would refuse in the workflows, such as unknown keys and invalid expressions.
const folder = ".github/workflows";
for (const name of fs.readdirSync(folder)) {
	const file = `${folder}/${name}`;
	const document = TextDocument.create(file, "yaml", 1, fs.readFileSync(file, "utf8"));
	for (const { message, range } of await validate(document)) {
		console.error(`${file}:${range.start.line + 1}:${range.start.character + 1} ${message}`);
		process.exitCode = 1;
	}
}
