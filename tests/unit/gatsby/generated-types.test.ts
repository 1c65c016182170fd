/** @jest-environment node */

import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { placeholdersFile, placeholderTypes, writePlaceholderTypes } from "../../../content-model/placeholder-types";
import { tempFolder } from "../../kit/temp-folder";

const current = (root: string) => readFileSync(path.join(root, placeholdersFile), "utf8");

test("types of placeholders are written only when they change, and kept when English is broken", () => {
	const root = tempFolder({ "locales/en/common.json": '{"hello":"Hello {{name}}"}', [placeholdersFile]: "" });
	expect(writePlaceholderTypes(root)).toBe(true);
	expect(current(root)).toBe(placeholderTypes(root));
	for (const text of ['{"hello":"Good day, {{name}}!"}', '{"hello":']) {
		writeFileSync(path.join(root, "locales/en/common.json"), text);
		expect(writePlaceholderTypes(root)).toBe(false);
	}
	writeFileSync(path.join(root, "locales/en/common.json"), '{"hello":"Hello"}');
	expect(writePlaceholderTypes(root)).toBe(true);
});
