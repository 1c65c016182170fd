/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import { dependencies, devDependencies } from "../../package.json";
import { reasons } from "../bench/bundle/reasons";

const root = path.resolve(__dirname, "../..");
const readJson = (file: string) => JSON.parse(fs.readFileSync(path.join(root, file), "utf8"));

/** The packages that `package.json` names. */
const directPackages = Object.keys({ ...dependencies, ...devDependencies }).sort();

type License = string | { type: string };

/** The license of an installed package as an SPDX expression, "" without one. Old packages have a `licenses` list. */
function licenseOf(folder: string): string {
	const { license, licenses } = readJson(`${folder}/package.json`) as { license?: License; licenses?: License[] };
	const all = [license ?? licenses ?? ""].flat();
	return all.map((one) => (typeof one === "string" ? one : one.type)).join(" OR ");
}

/** The folders of all installed packages that building and serving the site needs. */
function productionFolders(): string[] {
	const { packages } = readJson("package-lock.json") as { packages: Record<string, { dev?: boolean; link?: boolean }> };
	return Object.entries(packages)
		.filter(([folder, { dev, link }]) => folder !== "" && !dev && !link)
		.map(([folder]) => folder)
		.filter((folder) => fs.existsSync(path.join(root, folder, "package.json")));
}

/** Whether an SPDX expression can be satisfied with the given licenses. */
function isAllowed(expression: string, licenses: readonly string[]): boolean {
	const choices = expression.replace(/[()]/g, "").split(" OR ");
	return choices.some((choice) => choice.split(" AND ").every((one) => licenses.includes(one)));
}

const packageOf = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? "";

const imports = /^import (?!type\b)(?:[^;"]* from )?"([^".][^"]*)"|\bimport\("([^".$][^"]*)"\)|url\("([^".][^"]*)"\)/gm;

/** The packages that the scripts and style sheets in `src/` import. */
function browserPackages(): string[] {
	const files = fs
		.readdirSync(path.join(root, "src"), { recursive: true, encoding: "utf8" })
		.filter((name) => /(?<!\.d)\.tsx?$|\.css$/.test(name));
	const names = files
		.map((name) => fs.readFileSync(path.join(root, "src", name), "utf8"))
		.flatMap((text) => [...text.matchAll(imports)].map(([, from, dynamic, url]) => from ?? dynamic ?? url ?? ""));
	return [...new Set(names.map(packageOf))].sort();
}

/** Licenses of code that visitors download. They require only a notice. */
const browserLicenses = ["MIT", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "OFL-1.1"];

/** Licenses of build tools: also data, and code that is used unmodified. */
const buildLicenses = [
	...browserLicenses,
	"BlueOak-1.0.0",
	"CC-BY-4.0",
	"CC0-1.0",
	"MIT-0",
	"MPL-2.0",
	"Python-2.0",
	"Unlicense",
];

/** These packages name their license in a LICENSE file only. It is MIT. */
const withoutLicenseField = ["linkfs", "valid-url"];

/** libvips, the LGPL library of sharp. It is linked dynamically and used at build time only. */
const isLibvips = (folder: string) => folder.startsWith("node_modules/@img/sharp-");

const document = fs.readFileSync(path.join(root, "docs/dependencies.md"), "utf8");
/** The table rows: package, reason, license, and its size in the browser. */
const rows = [...document.matchAll(/^\| (?!package )(@?[a-z][\w./-]*) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
	([, name = "", reason = "", license = "", browser = ""]) => ({ name, reason, license, browser }),
);
const row = (name: string) => rows.find((each) => each.name === name);

test("every production package has an allowed license", () => {
	const folders = productionFolders();
	expect(folders.length).toBeGreaterThan(500);
	const refused = folders
		.filter((folder) => !withoutLicenseField.some((name) => folder.endsWith(`/${name}`)) && !isLibvips(folder))
		.filter((folder) => !isAllowed(licenseOf(folder), buildLicenses));
	expect(refused.map((folder) => `${folder}: ${licenseOf(folder) || "no license"}`)).toEqual([]);
});

test("every browser package has a license that requires only its notice", () => {
	const names = browserPackages();
	expect(names).toContain("react");
	expect(names).toContain("@fontsource-variable/onest");
	const refused = names.filter((name) => !isAllowed(licenseOf(`node_modules/${name}`), browserLicenses));
	expect(refused.map((name) => `${name}: ${licenseOf(`node_modules/${name}`)}`)).toEqual([]);
});

test("npm run bundle has a reason for every browser package", () => {
	const names = browserPackages().filter((name) => !name.startsWith("@fontsource"));
	expect(names.filter((name) => !reasons[name])).toEqual([]);
});

test("docs/dependencies.md lists exactly the packages of package.json, each with a reason", () => {
	expect(rows.map(({ name }) => name).sort()).toEqual(directPackages);
	expect(rows.filter(({ reason }) => reason.trim() === "")).toEqual([]);
});

test("docs/dependencies.md has the license of each package, and the size of those in the browser", () => {
	const licenses = directPackages.map((name) => [name, licenseOf(`node_modules/${name}`).replace(/[()]/g, "")]);
	expect(rows.map(({ name, license }) => [name, license]).sort()).toEqual(licenses.sort());
	expect(browserPackages().filter((name) => !/\d KB/.test(row(name)?.browser ?? ""))).toEqual([]);
});
