import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

/** What some browser tests need besides Chromium: the names in PATH, and Debian's packages. */
const programs = {
	Firefox: { files: ["firefox-esr", "firefox"], packages: ["firefox-esr"] },
	WebKit: { files: ["WebKitWebDriver"], packages: ["webkit2gtk-driver", "xvfb"] },
	nginx: { files: ["nginx"], packages: ["nginx", "libnginx-mod-http-brotli-static"] },
	Java: { files: ["java"], packages: ["default-jre-headless"] },
};

type Name = keyof typeof programs;

/** The path of the first of these files that is in PATH. Debian has servers in folders that are only in root's PATH. */
export function findInPath(...files: string[]): string | undefined {
	const folders = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin", "/usr/local/sbin"];
	for (const file of files) {
		const folder = folders.find((name) => fs.existsSync(path.join(name, file)));
		if (folder !== undefined) return path.join(folder, file);
	}
	return undefined;
}

/** The path of a program, if it is installed. */
export function findProgram(name: Name): string | undefined {
	if (name === "WebKit" && !findInPath("Xvfb")) return undefined;
	return findInPath(...programs[name].files);
}

/** The missing programs, with Debian's packages. */
export const missingPrograms = () =>
	(Object.keys(programs) as Name[])
		.filter((name) => !findProgram(name))
		.map((name) => ({ name, packages: programs[name].packages }));

/** Installs the missing programs with apt-get. */
export function installMissingPrograms(): void {
	const packages = missingPrograms().flatMap((program) => program.packages);
	if (packages.length === 0) return;
	// In runlevel 1, Debian does not start nginx after its installation.
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
	const aptGet = (...args: string[]) =>
		spawnSync("apt-get", ["-qq", ...args], { stdio: ["ignore", "ignore", "inherit"], env });
	aptGet("update");
	aptGet("install", "-y", "--no-install-recommends", ...packages);
}

export const canInstallPrograms = () => process.getuid?.() === 0 && fs.existsSync("/usr/bin/apt-get");
