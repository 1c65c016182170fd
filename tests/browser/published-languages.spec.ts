import fs from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { pseudoLanguage } from "../../src/i18n/languages";

test("a build without the pseudo-language contains no trace of it", () => {
	const files = fs.readdirSync("public", { recursive: true, encoding: "utf8" });
	expect(files.filter((file) => file.includes(pseudoLanguage.code))).toEqual([]);
	const texts = files.filter((file) => /\.(html|js|json|css|txt|xml|map)$|^_/.test(file));
	const traces = texts.filter((file) => {
		const full = path.join("public", file);
		if (!fs.statSync(full).isFile()) return false;
		return /en-XA|PSEUDO_LANGUAGE|\[Pseudo\]|pseudo-language/.test(fs.readFileSync(full, "utf8"));
	});
	expect(texts.length).toBeGreaterThan(20);
	expect(traces).toEqual([]);
});
