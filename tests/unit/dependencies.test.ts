/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import { reasons } from "../bench/bundle/reasons";
import { direct, isAllowed, licenceOf, namedInBrowser, neededFolders } from "../kit/packages";

/** What may reach visitors: nothing that asks for more than to keep its notice. */
const browserLicences = ["MIT", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "OFL-1.1"];

/** What may work at the build besides: parts that stay as they are, and data. */
const buildLicences = [
	...browserLicences,
	"BlueOak-1.0.0",
	"CC-BY-4.0",
	"CC0-1.0",
	"MPL-2.0",
	"Python-2.0",
	"Unlicense",
];

/** Told nowhere but in their LICENSE file, which is MIT's. */
const untold = ["linkfs", "valid-url"];

/** sharp's libvips: a library beside the program, which reads pictures while building. */
const isLibvips = (folder: string) => folder.startsWith("node_modules/@img/sharp-");

const browserFolders = ["i18n", "market", "pages", "pricing", "sections", "site", "styles", "ui"];

const document = fs.readFileSync(path.resolve(__dirname, "../../docs/dependencies.md"), "utf8");
/** The tables' rows: package, reason, licence, and what of it the browser gets. */
const rows = [...document.matchAll(/^\| (?!package )(@?[a-z][\w./-]*) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
	([, name = "", why = "", licence = "", browser = ""]) => ({ name, why, licence, browser }),
);
const row = (name: string) => rows.find((each) => each.name === name);

test("licences are read with what can be chosen and what comes together", () => {
	expect(isAllowed("MIT", browserLicences)).toBe(true);
	expect(isAllowed("(MPL-2.0 OR Apache-2.0)", browserLicences)).toBe(true);
	expect(isAllowed("Apache-2.0 AND LGPL-3.0-or-later", browserLicences)).toBe(false);
	for (const none of ["", "GPL-3.0", "UNLICENSED", "SEE LICENSE IN LICENSE"]) {
		expect(isAllowed(none, buildLicences)).toBe(false);
	}
});

test("every package that the site is built with may be used so", () => {
	const folders = neededFolders();
	expect(folders.length).toBeGreaterThan(500);
	const refused = folders
		.filter((folder) => !untold.some((name) => folder.endsWith(`/${name}`)) && !isLibvips(folder))
		.filter((folder) => !isAllowed(licenceOf(folder), buildLicences));
	expect(refused.map((folder) => `${folder}: ${licenceOf(folder) || "no licence"}`)).toEqual([]);
});

test("what the browser gets asks for nothing but its notice", () => {
	const named = namedInBrowser(browserFolders);
	expect(named).toContain("react");
	expect(named).toContain("@fontsource-variable/onest");
	const refused = named.filter((name) => !isAllowed(licenceOf(`node_modules/${name}`), browserLicences));
	expect(refused.map((name) => `${name}: ${licenceOf(`node_modules/${name}`)}`)).toEqual([]);
});

test("npm run bundle has a reason for each package that the code for the browser names", () => {
	const packages = namedInBrowser(browserFolders).filter((name) => !name.startsWith("@fontsource"));
	expect(packages.filter((name) => !reasons[name])).toEqual([]);
});

test("docs/dependencies.md gives a reason for each package of package.json, and for no other", () => {
	expect(rows.map(({ name }) => name).sort()).toEqual(direct);
	expect(rows.filter(({ why }) => why.trim() === "")).toEqual([]);
});

test.each(direct)("docs/dependencies.md tells the licence of %s", (name) => {
	expect(row(name)?.licence).toBe(licenceOf(`node_modules/${name}`).replace(/[()]/g, ""));
});

test.each(namedInBrowser(browserFolders))("docs/dependencies.md tells what the browser gets of %s", (name) => {
	expect(row(name)?.browser).toMatch(/\d KB/);
});
