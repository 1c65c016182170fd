/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import { jsonSchemas } from "../../../content-model/schemas/json-schemas";

test("the files in content/schemas are those that npm run schemas writes", () => {
	const folder = "content/schemas";
	const files = fs.readdirSync(folder).map((name) => path.posix.join(folder, name));
	const contents = files.map((file) => [file, fs.readFileSync(file, "utf8").replaceAll("\r\n", "\n")]);
	expect(Object.fromEntries(contents)).toEqual(Object.fromEntries(jsonSchemas()));
});
