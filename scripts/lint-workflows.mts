import fs from "node:fs";
import { validate } from "@actions/languageservice";
import { TextDocument } from "vscode-languageserver-textdocument";

// A part of `npm run lint`: prints what GitHub would refuse in the workflows, such as unknown keys and invalid expressions,
// and actions of other repositories that are not named by commit: a tag can move.
const pinned = /uses: (?:\.\/|[\w./-]+@[0-9a-f]{40} # v\d)/;
const folder = ".github/workflows";
for (const name of fs.readdirSync(folder)) {
	const file = `${folder}/${name}`;
	const text = fs.readFileSync(file, "utf8");
	for (const [index, line] of text.split("\n").entries()) {
		if (!/\buses: /.test(line) || pinned.test(line)) continue;
		console.error(`${file}:${index + 1} name the action by commit, with its version as a comment`);
		process.exitCode = 1;
	}
	const document = TextDocument.create(file, "yaml", 1, text);
	for (const { message, range } of await validate(document)) {
		console.error(`${file}:${range.start.line + 1}:${range.start.character + 1} ${message}`);
		process.exitCode = 1;
	}
}
