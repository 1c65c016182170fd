import fs from "node:fs";
import path from "node:path";
import { dependencies, devDependencies } from "../../package.json";

const root = path.resolve(__dirname, "../..");
const read = (file: string) => JSON.parse(fs.readFileSync(path.join(root, file), "utf8"));

/** What `package.json` asks for. */
export const direct = Object.keys({ ...dependencies, ...devDependencies }).sort();

type Told = string | { type: string } | { type: string }[] | undefined;

/** The licence that a package tells, as an SPDX expression; empty where it tells none. Old ones tell a list. */
export function licenceOf(folder: string): string {
	const { license, licenses } = read(`${folder}/package.json`) as { license?: Told; licenses?: Told };
	const told = [license ?? licenses ?? ""].flat();
	return told.map((one) => (typeof one === "string" ? one : one.type)).join(" OR ");
}

/** The folders of all packages that building and serving the site needs, as the lock file has them and they are here. */
export function neededFolders(): string[] {
	const { packages } = read("package-lock.json") as { packages: Record<string, { dev?: boolean; link?: boolean }> };
	return Object.entries(packages)
		.filter(([folder, { dev, link }]) => folder !== "" && !dev && !link)
		.map(([folder]) => folder)
		.filter((folder) => fs.existsSync(path.join(root, folder, "package.json")));
}

/** Whether one of the licences to choose from is allowed, with all that it is made of. */
export function isAllowed(expression: string, licences: readonly string[]): boolean {
	const choices = expression.replace(/[()]/g, "").split(" OR ");
	return choices.some((choice) => choice.split(" AND ").every((one) => licences.includes(one)));
}

const packageOf = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? "";

/** The packages that the code and the styles for the browser name. */
export function namedInBrowser(folders: readonly string[]): string[] {
	const files = folders.flatMap((folder) =>
		fs
			.readdirSync(path.join(root, "src", folder), { recursive: true, encoding: "utf8" })
			.map((name) => path.join(root, "src", folder, name)),
	);
	const texts = files
		.filter((file) => /(?<!\.d)\.tsx?$|\.css$/.test(file))
		.map((file) => fs.readFileSync(file, "utf8"));
	const naming =
		/^import (?!type\b)(?:[^;"]* from )?"([^".][^"]*)"|\bimport\("([^".$][^"]*)"\)|url\("([^".][^"]*)"\)/gm;
	const named = texts.flatMap((text) =>
		[...text.matchAll(naming)].map(([, one, two, three]) => packageOf(one ?? two ?? three ?? "")),
	);
	return [...new Set(named)].sort();
}
