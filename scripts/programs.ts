import fs from "node:fs";
import path from "node:path";

/** The path of the first of these programs that is installed. Debian has servers in folders that are only in root's PATH. */
export function findProgram(...names: string[]): string | undefined {
	const folders = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin", "/usr/local/sbin"];
	const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
	return files.find((file) => fs.existsSync(file));
}
