/** @jest-environment node */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { placeholdersFile, placeholderTypes, writePlaceholderTypes } from "../../../content-model/placeholder-types";
import { tempFolder } from "../../kit/temp-folder";

describe("types of placeholders", () => {
	const current = (root: string) => readFileSync(path.join(root, placeholdersFile), "utf8");

	/** A project with one English file. */
	function projectWith(texts: object): string {
		const root = tempFolder({ "locales/en/common.json": JSON.stringify(texts) });
		mkdirSync(path.dirname(path.join(root, placeholdersFile)), { recursive: true });
		return root;
	}

	test("the committed file is up to date", () => {
		const isCurrent = current(".").replaceAll("\r\n", "\n") === placeholderTypes(".");
		expect(isCurrent ? "" : `${placeholdersFile} is not up to date: run npm run schemas and commit it`).toBe("");
	});

	test("are written only when they change, and kept when English is broken", () => {
		const root = projectWith({ hello: "Hello {{name}}" });
		expect(writePlaceholderTypes(root)).toBe(true);
		expect(current(root)).toBe(placeholderTypes(root));
		for (const text of ['{"hello":"Good day, {{name}}!"}', '{"hello":']) {
			writeFileSync(path.join(root, "locales/en/common.json"), text);
			expect(writePlaceholderTypes(root)).toBe(false);
		}
		writeFileSync(path.join(root, "locales/en/common.json"), '{"hello":"Hello"}');
		expect(writePlaceholderTypes(root)).toBe(true);
	});
});
