import fs from "node:fs";
import path from "node:path";
import { dependencies, devDependencies } from "../../package.json";

const root = path.resolve(__dirname, "../..");
const readJson = (file: string) => JSON.parse(fs.readFileSync(path.join(root, file), "utf8"));

/** The packages that `package.json` names. */
export const directPackages = Object.keys({ ...dependencies, ...devDependencies }).sort();

type License = string | { type: string };

/** The license of an installed package as an SPDX expression, "" without one. Old packages have a `licenses` list. */
export function licenseOf(folder: string): string {
	const { license, licenses } = readJson(`${folder}/package.json`) as { license?: License; licenses?: License[] };
	const all = [license ?? licenses ?? ""].flat();
	return all.map((one) => (typeof one === "string" ? one : one.type)).join(" OR ");
}

/** The folders of all installed packages that building and serving the site needs. */
export function productionFolders(): string[] {
	const { packages } = readJson("package-lock.json") as { packages: Record<string, { dev?: boolean; link?: boolean }> };
	return Object.entries(packages)
		.filter(([folder, { dev, link }]) => folder !== "" && !dev && !link)
		.map(([folder]) => folder)
		.filter((folder) => fs.existsSync(path.join(root, folder, "package.json")));
}

/** Whether an SPDX expression can be satisfied with the given licenses. */
export function isAllowed(expression: string, licenses: readonly string[]): boolean {
	const choices = expression.replace(/[()]/g, "").split(" OR ");
	return choices.some((choice) => choice.split(" AND ").every((one) => licenses.includes(one)));
}

const packageOf = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? "";

const imports = /^import (?!type\b)(?:[^;"]* from )?"([^".][^"]*)"|\bimport\("([^".$][^"]*)"\)|url\("([^".][^"]*)"\)/gm;

/** The packages that the scripts and style sheets in `src/` import. */
export function browserPackages(): string[] {
	const files = fs
		.readdirSync(path.join(root, "src"), { recursive: true, encoding: "utf8" })
		.filter((name) => /(?<!\.d)\.tsx?$|\.css$/.test(name));
	const names = files
		.map((name) => fs.readFileSync(path.join(root, "src", name), "utf8"))
		.flatMap((text) => [...text.matchAll(imports)].map(([, from, dynamic, url]) => from ?? dynamic ?? url ?? ""));
	return [...new Set(names.map(packageOf))].sort();
}
