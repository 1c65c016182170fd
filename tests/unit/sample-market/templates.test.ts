/** @jest-environment node */

import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { findProgram } from "../../../scripts/programs";

const compiler = findProgram("javac");
const testWithJdk = compiler ? test : test.skip;

const javaFiles = (folder: string) =>
	fs
		.readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".java"))
		.map((file) => path.join(folder, file));

testWithJdk(
	"the templates and the script of the hero compile (skipped without a JDK)",
	() => {
		const output = fs.mkdtempSync(path.join(os.tmpdir(), "templates-"));
		const files = ["sample-market", "content/scripts"].flatMap(javaFiles);
		try {
			execFileSync(compiler ?? "", ["-proc:none", "-encoding", "UTF-8", "-d", output, ...files], { stdio: "pipe" });
		} finally {
			fs.rmSync(output, { recursive: true });
		}
	},
	60_000,
);
